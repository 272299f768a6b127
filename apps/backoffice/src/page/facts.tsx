import type { ReactNode } from "react"

/** Name and value pairs; a value that is not there is left out with its name. */
export function Facts({
  facts,
}: {
  readonly facts: ReadonlyArray<readonly [name: string, value: ReactNode]>
}) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== "")
  return (
    <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="min-w-28 text-muted">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
