import { Link, type LinkProps } from "@tanstack/react-router"
import { ThemeToggle } from "@voltread/ui/components/theme-toggle.tsx"
import { useShop } from "../shop/use-shop.ts"
import { Logo } from "./logo.tsx"
import { Newsletter } from "./newsletter.tsx"

interface Entry {
  readonly name: string
  readonly link: Pick<LinkProps, "to" | "params">
}

const category = (id: string, name: string): Entry => ({
  name,
  link: { to: "/products/$category", params: { category: id } },
})

const columns: ReadonlyArray<{ readonly title: string; readonly entries: ReadonlyArray<Entry> }> = [
  {
    title: "Shop",
    entries: [
      category("televisions", "Televisions"),
      category("laptop-computers", "Laptops"),
      category("smartphones", "Smartphones"),
      category("tires", "Tires"),
      category("wheels", "Wheels"),
      { name: "Tire finder", link: { to: "/tires" } },
      { name: "Wheel finder", link: { to: "/wheels" } },
      { name: "All categories", link: { to: "/categories" } },
      { name: "Brands", link: { to: "/brands" } },
    ],
  },
  {
    title: "About",
    entries: [
      { name: "How it works", link: { to: "/page/how-it-works" } },
      { name: "Find your order", link: { to: "/find-order" } },
      { name: "Contact us", link: { to: "/contact" } },
      { name: "Terms of sale", link: { to: "/page/terms" } },
      { name: "Privacy", link: { to: "/page/privacy" } },
      { name: "Your account", link: { to: "/account" } },
    ],
  },
]

export function Footer() {
  const { shopName } = useShop()
  return (
    <footer className="on-night mt-20 pb-24 desk:pb-10">
      <div className="page grid gap-10 pt-14 [contain-intrinsic-height:auto_66rem] [content-visibility:auto] sm:grid-cols-2 sm:[contain-intrinsic-height:auto_41rem] desk:grid-cols-[1fr_.8fr_.8fr_1.8fr] desk:[contain-intrinsic-height:auto_23rem]">
        <div className="flex max-w-xs flex-col gap-4">
          <Logo />
          <p className="text-on-night-muted">Electronics, tires and wheels. Buy today, or pay over time.</p>
        </div>
        {columns.map(({ title, entries }) => (
          <nav key={title} aria-label={title}>
            <h2 className="pb-2 text-base">{title}</h2>
            <ul>
              {entries.map(({ name, link }) => (
                <li key={name}>
                  <Link
                    {...link}
                    className="inline-block py-1.5 text-on-night-muted hover:text-on-night hover:underline"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="flex flex-col gap-6">
          <Newsletter />
          <div>
            <h2 className="pb-3 text-base">Appearance</h2>
            <ThemeToggle />
          </div>
        </div>
      </div>
      <p className="page pt-12 text-sm text-on-night-muted">
        © {shopName}. Prices in US dollars; shipping within the United States.
      </p>
    </footer>
  )
}
