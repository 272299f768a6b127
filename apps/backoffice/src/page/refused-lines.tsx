import type { RejectedLine } from "@voltread/domain/contract/import.ts"
import { formatNumber } from "@voltread/ui/components/number.ts"

/** Why lines of a file were not taken; the server lists the first of them. */
export function RefusedLines({ lines }: { readonly lines: ReadonlyArray<RejectedLine> }) {
  if (lines.length === 0) return null
  return (
    <ul className="mt-2 max-h-60 overflow-auto text-sm">
      {lines.map(({ line, reason }) => (
        <li key={`${line} ${reason}`}>
          Line {formatNumber(line)}: {reason}
        </li>
      ))}
    </ul>
  )
}
