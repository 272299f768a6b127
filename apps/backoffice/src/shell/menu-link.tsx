import { Link, useLocation } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { PageLink } from "./pages.ts"

interface MenuLinkProps {
  readonly page: PageLink
  readonly className: string
  readonly children: ReactNode
}

/** A page in a menu, marked on the pages that it leads to as well. */
export function MenuLink({ page: { to, leadsTo }, className, children }: MenuLinkProps) {
  const isAround = useLocation({ select: ({ pathname }) => leadsTo?.includes(pathname) === true })
  return (
    <Link
      to={to}
      // Every address begins with that of the first page.
      activeOptions={{ exact: to === "/" }}
      {...(isAround && { "aria-current": "page" })}
      className={className}
    >
      {children}
    </Link>
  )
}
