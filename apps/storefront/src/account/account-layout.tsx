import { Link, Outlet, useRouter, useRouterState } from "@tanstack/react-router"
import type { SessionUser } from "@voltread/domain/contract/session.ts"
import { Icon, type IconName } from "@voltread/ui/components/icon.tsx"
import { showCurrentTab } from "@voltread/ui/components/show-current-tab.ts"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { NeedsScript } from "@voltread/ui/form/needs-script.tsx"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { use, useEffect, useEffectEvent, useState } from "react"
import { logOut } from "../session/log-out.ts"
import { destinationAfterLogin } from "../session/return-url.ts"
import { useShop, useShopState } from "../shop/use-shop.ts"
import { type LeaveAccount, LeaveAccountContext } from "./leave-account.ts"

const PAGES = [
  { to: "/account", label: "Overview", icon: "home" },
  { to: "/account/orders", label: "Orders", icon: "box" },
  { to: "/account/applications", label: "Applications", icon: "note" },
  { to: "/account/addresses", label: "Addresses", icon: "pin" },
  { to: "/account/profile", label: "Profile", icon: "user" },
] as const satisfies ReadonlyArray<{ readonly to: string; readonly label: string; readonly icon: IconName }>

/**
 * Route guard (spec §2): the pages below are for logged-in shoppers. The server does not know who is logged in, so it
 * and the first render show a skeleton.
 */
export function AccountLayout() {
  const isRestored = useShopState((state) => state.isRestored)
  const auth = useShopState((state) => state.auth)
  const user = isLoggedIn(auth) ? auth.user : null
  const router = useRouter()
  const [isLeaving, setLeaving] = useState(false)
  const isRefused = isRestored && user === null && !isLeaving

  const askToLogIn = useEffectEvent(() => {
    const { href } = router.state.location
    void router.navigate({ to: "/login", search: { returnUrl: href }, replace: true })
  })
  useEffect(() => {
    if (isRefused) askToLogIn()
  }, [isRefused])

  /**
   * The page goes first: the server would refuse what it still asks for. Home comes last: its code may not come, and it
   * would ask for this person's things, too.
   */
  const leave: LeaveAccount = async (end) => {
    setLeaving(true)
    if (await end()) await router.navigate({ to: "/" })
    else setLeaving(false)
  }

  return (
    <div className="page grid items-start gap-6 py-6 desk:grid-cols-[15rem_1fr] desk:gap-10 desk:py-10">
      {user === null ? (
        <Loading label="Loading your account">
          <NeedsScript what="page" />
          <Skeleton className="h-11 w-full desk:h-80" />
        </Loading>
      ) : (
        <LeaveAccountContext value={leave}>
          <AccountMenu user={user} />
          <div className="min-w-0">
            {isLeaving ? (
              <Loading label="Logging out">
                <Skeleton className="h-80 w-full" />
              </Loading>
            ) : (
              <Outlet />
            )}
          </div>
        </LeaveAccountContext>
      )}
    </div>
  )
}

const item =
  "flex h-11 cursor-pointer items-center gap-3 rounded-md px-3.5 font-semibold whitespace-nowrap text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent aria-[current=page]:text-on-accent desk:w-full"

function AccountMenu({ user }: { readonly user: SessionUser }) {
  const shop = useShop()
  const leave = use(LeaveAccountContext)
  const logOutHere = async () => {
    await logOut(shop)
    return true
  }
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const isStaff = destinationAfterLogin(user.type, "/") !== "/"

  return (
    <div className="flex min-w-0 flex-col gap-4 desk:sticky desk:top-36">
      <div className="hidden flex-col desk:flex">
        <span className="text-lg font-bold">
          {user.firstName} {user.lastName}
        </span>
        <span className="truncate text-sm text-muted">{user.username}</span>
      </div>
      <nav
        // A page of its own each: the menu is looked at again when it changes.
        key={pathname}
        ref={showCurrentTab}
        aria-label="Your account"
        className="more-sideways -mx-4 px-4 desk:mx-0 desk:overflow-visible desk:animate-none desk:mask-none desk:px-0"
      >
        <ul className="flex gap-1 desk:flex-col">
          {PAGES.map(({ to, label, icon }) => (
            <li key={to}>
              <Link
                to={to}
                activeOptions={{ exact: to === "/account", includeSearch: false }}
                className={item}
              >
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link to="/cart" hash="wish-list" className={item}>
              <Icon name="bookmark" />
              Wish list
            </Link>
          </li>
          {isStaff && (
            <li>
              <a href="/backoffice/orders" className={item}>
                <Icon name="chart" />
                Back office
              </a>
            </li>
          )}
          <li className="desk:mt-2 desk:border-t desk:border-line desk:pt-2">
            <button type="button" className={item} onClick={() => void leave(logOutHere)}>
              <Icon name="leave" />
              Log out
            </button>
          </li>
        </ul>
      </nav>
    </div>
  )
}
