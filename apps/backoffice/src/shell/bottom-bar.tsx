import { useLocation } from "@tanstack/react-router"
import { StaffIcon } from "../page/staff-icon.tsx"
import { may, staffRole } from "../session/role.ts"
import { useUser } from "../session/use-session.ts"
import { isAround, MenuLink } from "./menu-link.tsx"
import { PAGES } from "./pages.ts"
import { WaitingCount } from "./waiting-count.tsx"

const MAX_PAGES = 5
const item =
  "relative flex min-w-0 flex-1 cursor-pointer flex-col items-center gap-0.5 border-t-3 border-transparent py-2 text-xs font-semibold text-muted aria-[current=page]:border-accent aria-[current=page]:text-ink"
const count = "absolute top-1 left-1/2 ml-0.5"

/** The pages, at the bottom of narrow screens; those that do not fit are in the palette. */
export function BottomBar({ onMore }: { readonly onMore: () => void }) {
  const role = staffRole(useUser()?.type)
  const pages = PAGES.filter(({ permission }) => may(role, permission))
  const shown = pages.length > MAX_PAGES ? pages.slice(0, MAX_PAGES - 1) : pages
  const others = pages.slice(shown.length)
  const isElsewhere = useLocation({
    select: ({ pathname }) => others.some(({ to }) => pathname.startsWith(to) || isAround(pathname, to)),
  })
  return (
    <nav
      aria-label="Back office"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] desk:hidden"
    >
      {shown.map((page) => (
        <MenuLink key={page.to} page={page} className={item}>
          <StaffIcon name={page.icon} />
          <span className="max-w-full truncate">{page.label}</span>
          <WaitingCount of={[page]} className={count} />
        </MenuLink>
      ))}
      {others.length > 0 && (
        <button
          type="button"
          onClick={onMore}
          aria-current={isElsewhere ? "page" : undefined}
          className={item}
        >
          <StaffIcon name="more" />
          <span className="max-w-full truncate">More</span>
          <WaitingCount of={others} className={count} />
        </button>
      )}
    </nav>
  )
}
