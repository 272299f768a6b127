import { Link, useLocation } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { INNER_PAGES } from "../page/inner-pages.ts"
import type { PageLink } from "./pages.ts"

interface MenuLinkProps {
  readonly page: PageLink
  readonly className: string
  readonly children: ReactNode
}

/** A page that the menu does not name is open, and this page of the menu leads to it. */
export const isAround = (pathname: string, to: PageLink["to"]): boolean =>
  INNER_PAGES.some((page) => page.to === pathname && page.from === to)

/** A page in a menu, marked on the pages that it leads to as well. */
export function MenuLink({ page: { to }, className, children }: MenuLinkProps) {
  const isMarked = useLocation({ select: ({ pathname }) => isAround(pathname, to) })
  return (
    <Link
      to={to}
      // Every address begins with that of the first page.
      activeOptions={{ exact: to === "/" }}
      {...(isMarked && { "aria-current": "page" })}
      className={className}
    >
      {children}
    </Link>
  )
}
