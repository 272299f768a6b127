import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { may, staffRole } from "../session/role.ts"
import { useUser } from "../session/use-session.ts"
import { PAGES } from "./pages.ts"

/** The pages within reach of the thumb, under 900 px. */
export function BottomBar() {
  const role = staffRole(useUser()?.type)
  return (
    <nav
      aria-label="Pages"
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] desk:hidden"
    >
      {PAGES.filter(({ permission }) => may(role, permission)).map((page) => (
        <Link
          key={page.to}
          to={page.to}
          className="flex flex-1 flex-col items-center gap-0.5 border-t-3 border-transparent py-2 text-xs font-semibold text-muted aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          <Icon name={page.icon} />
          {page.label}
        </Link>
      ))}
    </nav>
  )
}
