import { Link, type LinkProps } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import type { MouseEventHandler } from "react"

interface BackLinkProps {
  readonly to: NonNullable<LinkProps["to"]>
  readonly onClick?: MouseEventHandler
  /** What the list has: "Orders". */
  readonly children: string
}

/** From a page about one thing to the list of all of them. */
export function BackLink({ to, onClick, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      {...(onClick && { onClick })}
      className="inline-flex w-fit items-center gap-1.5 self-start text-sm font-medium text-muted hover:text-ink"
    >
      <Icon name="arrow-left" className="size-4" />
      {children}
    </Link>
  )
}
