import { markedParts } from "./marked-parts.ts"

/** Text with the words that were searched for marked in it. */
export function Highlighted({ text, query }: { readonly text: string; readonly query: string }) {
  return markedParts(text, query).map((part) =>
    part.isMatch ? (
      <mark key={part.at} className="rounded-xs bg-accent text-on-accent">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
