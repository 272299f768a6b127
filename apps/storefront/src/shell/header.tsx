import { Link } from "@tanstack/react-router"
import { deferred } from "../shop/deferred.tsx"
import { useShop } from "../shop/use-shop.ts"
import { CartButton } from "./cart-button.tsx"
import { Logo } from "./logo.tsx"

const promises = ["No credit cards required", "Low credit score still eligible", "Easy payment options"]

const search = deferred(() => import("./search-form.tsx").then((module) => module.SearchForm))
const links = deferred(() => import("./header-links.tsx").then((module) => module.HeaderLinks))

/** Spec §2: a menu that cannot be loaded is an empty one. */
const menu = deferred(() => import("./category-menu.tsx").then((module) => module.CategoryMenu))

interface HeaderProps {
  /** Logo and cart only. */
  readonly isFocused: boolean
  readonly onOpenCart: () => void
}

/** Top bar, logo, search, account, cart and the category menu. */
export function Header({ isFocused, onOpenCart }: HeaderProps) {
  const { shopName } = useShop()
  return (
    <>
      <aside aria-label="Ways to pay" className="bg-accent text-on-accent">
        <ul className="page flex justify-center gap-x-8 overflow-hidden py-1.5 text-sm font-semibold whitespace-nowrap">
          {promises.map((promise, index) => (
            <li key={promise} className={index === 0 ? "" : "hidden sm:block"}>
              {promise}
            </li>
          ))}
        </ul>
      </aside>
      <header className="on-night relative top-0 z-30 tall:sticky">
        <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5 desk:flex-nowrap">
          <Link to="/" aria-label={`${shopName}, home`} className="flex rounded-md">
            <Logo />
          </Link>
          {!isFocused && (
            <div className="order-last w-full desk:order-none desk:max-w-2xl desk:flex-1">{search}</div>
          )}
          <div className="ml-auto flex items-center">
            {!isFocused && links}
            <CartButton onOpen={onOpenCart} />
          </div>
        </div>
        {!isFocused && menu}
      </header>
    </>
  )
}
