import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import type { ChangeResult } from "../session/rest.ts"

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A form's values: what was typed, on top of what has been saved since the form was opened. */
export const onTopOf = <V extends object>(
  newer: V,
  { opened, typed }: { readonly opened: V; readonly typed: V },
): V => {
  const was = new Map(Object.entries(opened))
  const edits = Object.entries(typed).filter(([name, value]) => !isSame(value, was.get(name)))
  return { ...newer, ...Object.fromEntries(edits) }
}

export interface NewestVersion<Thing> {
  /** As it is when the form opens. */
  readonly opened: Thing
  /** As it is by now; null: it is gone. */
  readonly load: () => Promise<Thing | null>
  readonly versionOf: (thing: Thing) => string | number
}

/** Nothing was saved, because somebody else was faster. */
interface Outdated<Thing> {
  readonly _tag: "outdated"
  readonly before: Thing
  readonly newer: Thing
}

/**
 * Saves what a form makes of a thing that others change, too. Where somebody else was faster, the form goes on from their
 * version, with what was typed on top of it.
 */
export const useNewestVersion = <Thing>({ opened, load, versionOf }: NewestVersion<Thing>) => {
  const [versions, setVersions] = useState<{ readonly current: Thing; readonly before?: Thing }>({
    current: opened,
  })
  const { current } = versions
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (
      send: (current: Thing) => Promise<ChangeResult>,
    ): Promise<ChangeResult | Outdated<Thing>> => {
      setVersions({ current })
      const answer = await send(current)
      if (answer._tag === "done" || answer.fieldErrors.length > 0) return answer
      // Where it cannot be loaded, the reason of the refusal is what there is to say.
      const newer = await load().catch(() => null)
      if (newer === null || versionOf(newer) === versionOf(current)) return answer
      setVersions({ current: newer, before: current })
      return { _tag: "outdated", before: current, newer }
    },
  })
  return {
    /** What the form changes. */
    current,
    /** What it changed until somebody else was faster. */
    before: versions.before,
    isPending,
    save: (send: (current: Thing) => Promise<ChangeResult>) => mutateAsync(send),
  }
}
