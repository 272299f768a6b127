import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { useLogInTarget } from "../router/use-log-in-target.ts"
import { useShopState } from "../shop/use-shop.ts"

const control = "inline-flex h-11 items-center gap-2 rounded-md px-3 font-semibold hover:bg-night-raised"

export function AccountLink() {
  const auth = useShopState((state) => state.auth)
  const logIn = useLogInTarget()
  const isIn = isLoggedIn(auth)
  return (
    <Link {...(isIn ? { to: "/account" } : logIn)} className={control}>
      <Icon name="user" />
      {isIn ? auth.user?.firstName || "Account" : "Log in"}
    </Link>
  )
}
