import type { Connection } from "./use-server-events.ts"

const words: Readonly<Record<Connection, string>> = {
  connecting: "Connecting",
  live: "Live",
  lost: "Reconnecting",
}

const dots: Readonly<Record<Connection, string>> = {
  connecting: "bg-line-strong",
  live: "bg-success",
  lost: "bg-warning",
}

/** Says whether changes arrive by themselves at the moment. */
export function LiveDot({ connection }: { readonly connection: Connection }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-muted">
      <span aria-hidden="true" className={`size-2 rounded-full ${dots[connection]}`} />
      {words[connection]}
    </span>
  )
}
