import { Link } from "@tanstack/react-router"
import type { SessionUser } from "@voltread/domain/contract/session.ts"
import { ThemeToggle } from "@voltread/ui/components/theme-toggle.tsx"
import { StaffIcon } from "../page/staff-icon.tsx"
import { Wordmark } from "../page/wordmark.tsx"
import { may, staffRole } from "../session/role.ts"
import { logOut } from "./log-out.ts"
import { MenuLink } from "./menu-link.tsx"
import { PAGES } from "./pages.ts"
import { paletteKeys } from "./palette-keys.ts"
import { WaitingCount } from "./waiting-count.tsx"

const roles = { customersupport: "Customer support", admin: "Admin", "super admin": "Super admin" } as const

const item =
  "flex items-center gap-3 rounded-md px-3 py-1 font-semibold text-on-night-muted hover:bg-night-raised hover:text-on-night aria-[current=page]:bg-night-raised aria-[current=page]:text-on-night"
const key =
  "ml-auto whitespace-nowrap rounded-xs border border-night-line px-1.5 text-xs font-medium text-on-night-muted"

interface SideBarProps {
  readonly user: SessionUser
  readonly onSearch: () => void
  readonly onHelp: () => void
}

/** Menu at the left; on narrow screens a bar at the top, with the pages in the bottom bar. */
export function SideBar({ user, onSearch, onHelp }: SideBarProps) {
  const role = staffRole(user.type)
  const name = `${user.firstName} ${user.lastName}`.trim() || user.username
  return (
    <header className="on-night flex items-center gap-2 px-4 py-2.5 desk:sticky desk:top-0 desk:h-dvh desk:flex-col desk:items-stretch desk:gap-3 desk:p-4">
      <Link to="/" className="rounded-md desk:p-2">
        <Wordmark />
      </Link>
      <button
        type="button"
        onClick={onSearch}
        className="ml-auto flex h-11 cursor-pointer items-center gap-3 rounded-md px-3 text-on-night-muted hover:bg-night-raised hover:text-on-night desk:ml-0 desk:gap-2 desk:border desk:border-night-line"
      >
        <StaffIcon name="search" />
        <span className="sr-only desk:not-sr-only">Search</span>
        <kbd className={`${key} hidden desk:block`}>{paletteKeys().join(" ")}</kbd>
      </button>
      <nav
        aria-label="Back office"
        className="relative hidden min-h-0 flex-col gap-0.5 overflow-y-auto desk:flex"
      >
        {PAGES.filter(({ permission }) => may(role, permission)).map((page) => (
          <MenuLink key={page.to} page={page} className={`group ${item}`}>
            <StaffIcon name={page.icon} />
            {page.label}
            <WaitingCount of={[page]} className="ml-auto" />
            {/* A count has its place; the help names all keys. */}
            <kbd className={`${key} group-has-data-count:hidden`}>G {page.key}</kbd>
          </MenuLink>
        ))}
      </nav>
      <div className="hidden flex-col gap-3 desk:mt-auto desk:flex">
        <button type="button" onClick={onHelp} className={`${item} cursor-pointer`}>
          <StaffIcon name="keyboard" />
          Keyboard
          <kbd className={key}>?</kbd>
        </button>
        <ThemeToggle />
      </div>
      <div className="flex items-center gap-2 desk:border-t desk:border-night-line desk:pt-4">
        <Link
          to="/security"
          className="hidden min-w-0 flex-1 rounded-md px-3 py-1 hover:bg-night-raised aria-[current=page]:bg-night-raised desk:block"
        >
          <p className="truncate text-sm font-semibold">{name}</p>
          <p className="truncate text-sm text-on-night-muted">{role === null ? user.type : roles[role]}</p>
        </Link>
        <button
          type="button"
          onClick={logOut}
          aria-label="Log out"
          title="Log out"
          className="grid size-11 cursor-pointer place-items-center rounded-md text-on-night-muted hover:bg-night-raised hover:text-on-night"
        >
          <StaffIcon name="leave" />
        </button>
      </div>
    </header>
  )
}
