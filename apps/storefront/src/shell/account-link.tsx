import { Link, useLocation } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { destinationAfterLogin } from "../session/return-url.ts"
import { useShop, useShopState } from "../session/use-shop.ts"
import { useDisclosure } from "./use-disclosure.ts"

const control =
  "inline-flex h-11 cursor-pointer items-center gap-2 rounded-md px-3 font-semibold hover:bg-night-raised"

/** Log in, or who is logged in and the way out. */
export function AccountLink() {
  const auth = useShopState((state) => state.auth)
  const { logOut } = useShop()
  const { open, setOpen, ref } = useDisclosure<HTMLDivElement>()
  const returnUrl = useLocation({ select: (location) => location.href })

  if (!isLoggedIn(auth) || auth.user === null) {
    return (
      <Link to="/login" search={returnUrl === "/" ? {} : { returnUrl }} className={control}>
        <Icon name="user" />
        Log in
      </Link>
    )
  }
  const isStaff = destinationAfterLogin(auth.user.type, "/") !== "/"
  return (
    <div ref={ref} className="relative">
      <button
        type="button"
        aria-expanded={open !== null}
        className={control}
        onClick={() => setOpen(open === null ? "account" : null)}
      >
        <Icon name="user" />
        {auth.user.firstName || auth.user.username}
        <Icon name="chevron-down" className="size-4" />
      </button>
      {open !== null && (
        <ul className="absolute top-full right-0 z-40 min-w-48 animate-rise rounded-md border border-line bg-raised p-1 text-ink shadow-overlay">
          {isStaff && (
            <li>
              <a href="/backoffice/orders" className="block rounded-sm px-3 py-2.5 hover:bg-sunken">
                Back office
              </a>
            </li>
          )}
          <li>
            <button
              type="button"
              className="w-full cursor-pointer rounded-sm px-3 py-2.5 text-left hover:bg-sunken"
              onClick={() => void logOut()}
            >
              Log out
            </button>
          </li>
        </ul>
      )}
    </div>
  )
}
