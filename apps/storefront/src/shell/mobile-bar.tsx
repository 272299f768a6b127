import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { ChatBarItem } from "../chat/chat-launcher.tsx"
import { useLogInTarget } from "../router/use-log-in-target.ts"
import { useOpenOverlay } from "../shop/overlay-context.ts"
import { useIsLoggedIn } from "../shop/use-shop.ts"
import { CartCount } from "./cart-button.tsx"

const item =
  "relative flex h-15 cursor-pointer flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4vw)] font-semibold text-muted aria-[current=page]:text-ink"

/** Bottom navigation for screens under 900 px. */
export function MobileBar() {
  const openOverlay = useOpenOverlay()
  const isIn = useIsLoggedIn()
  const logIn = useLogInTarget()
  return (
    <nav
      aria-label="Quick navigation"
      className="inset-x-0 bottom-0 z-30 grid grid-cols-5 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] desk:hidden tall:fixed"
    >
      <Link to="/" activeOptions={{ exact: true }} className={item}>
        <Icon name="home" />
        Home
      </Link>
      <button {...early} type="button" className={item} onClick={() => openOverlay("categories")}>
        <Icon name="menu" />
        Shop
      </button>
      <button {...early} type="button" className={item} onClick={() => openOverlay("cart")}>
        <Icon name="cart" />
        Cart
        <CartCount className="absolute top-1.5 left-1/2 ml-1" />
      </button>
      <ChatBarItem className={item} />
      <Link {...(isIn ? { to: "/account" } : logIn)} className={item}>
        <Icon name="user" />
        {isIn ? "Account" : "Log in"}
      </Link>
    </nav>
  )
}
