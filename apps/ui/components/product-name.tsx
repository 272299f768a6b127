import type { ReactNode } from "react"
import { nameTail } from "./name-tail.ts"

interface ProductNameProps {
  readonly name: string
  /** On one line, whatever its width. */
  readonly isOneLine?: boolean
  /** Stands behind the name, in its last line. */
  readonly children?: ReactNode
}

/** A product's name in a list: where there is room for a part of it, its end is kept. */
export function ProductName({ name, isOneLine = false, children }: ProductNameProps) {
  const tail = nameTail(name)
  const head = name.slice(0, name.length - tail.length)
  return isOneLine ? (
    <span className="flex min-w-0">
      <span className="truncate">{head}</span>
      <span className="shrink-0 whitespace-pre">{tail}</span>
    </span>
  ) : (
    <span className={tail === "" ? "line-clamp-2" : "sm:line-clamp-3"}>
      <span className={tail === "" ? "" : "max-sm:line-clamp-2"}>{head}</span>
      <span className={tail === "" ? "" : "max-sm:block"}>
        {tail}
        {children}
      </span>
    </span>
  )
}
