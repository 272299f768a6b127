import { Suspense } from "react"
import { optionalPart } from "./optional-part.ts"
import type { PlaceValues } from "./place-values.ts"
import type { PlaceCompletion } from "./use-place-completion.ts"

const NoteWords = optionalPart(() => import("./note-words.tsx").then(({ NoteWords: part }) => part))

interface PlaceNoteProps {
  /** The id that the ZIP code field names in `aria-describedby`. */
  readonly id: string
  readonly completion: PlaceCompletion
  readonly values: PlaceValues
}

/** Fills in the city and state of a ZIP code, and says where they differ from what was typed. Nothing is refused here. */
export function PlaceNote({ id, completion, values }: PlaceNoteProps) {
  return (
    <div id={id} aria-live="polite" className="not-empty:mt-1.5 text-sm">
      {values.postalCode !== "" && (
        <Suspense fallback={null}>
          <NoteWords completion={completion} values={values} />
        </Suspense>
      )}
    </div>
  )
}
