import type { Difference } from "@voltread/domain/shared/difference.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { useEffect, useRef } from "react"
import { Differences } from "./differences.tsx"

interface NewerVersionProps {
  /** Who has saved it, where that is known. */
  readonly by?: string | undefined
  /** Such as `this profile`. */
  readonly what: string
  /** What they have changed. */
  readonly differences: ReadonlyArray<Difference>
}

/** Says in a form that somebody else has saved the same thing, and what the form has made of that. */
export function NewerVersion({ by = "Someone else", what, differences }: NewerVersionProps) {
  const place = useRef<HTMLDivElement>(null)
  // With the buttons that follow it.
  useEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [])
  return (
    <div ref={place} className="scroll-mb-32">
      <Notice severity="warning" isAlert>
        <div className="flex flex-col gap-2">
          <p>{`Nothing was saved: ${by} changed ${what} while this form was open.`}</p>
          <Differences
            differences={differences.map(({ what: label, before, after }) => ({
              field: label,
              label,
              before,
              after,
            }))}
          />
          <p>
            What you changed is kept, and saving replaces theirs. Everything else shows the newer values.
            Please check and try again.
          </p>
        </div>
      </Notice>
    </div>
  )
}
