import { Link } from "@tanstack/react-router"
import { ThemeToggle } from "@voltread/ui/components/theme-toggle.tsx"
import { Logo } from "./logo.tsx"

const link = "inline-block py-1.5 text-on-night-muted hover:text-on-night hover:underline"

export function Footer() {
  return (
    <footer className="on-night mt-20 pb-24 desk:pb-10">
      <div className="page grid gap-10 pt-14 sm:grid-cols-2 desk:grid-cols-4">
        <div className="flex max-w-xs flex-col gap-4">
          <Logo />
          <p className="text-on-night-muted">Electronics, tires and wheels. Buy today, or pay over time.</p>
        </div>
        <nav aria-label="Popular categories">
          <h2 className="pb-2 text-base">Shop</h2>
          <ul>
            {[
              ["televisions", "Televisions"],
              ["laptop-computers", "Laptops"],
              ["smartphones", "Smart phones"],
              ["tires", "Tires"],
              ["wheels", "Wheels"],
            ].map(([category = "", name]) => (
              <li key={category}>
                <Link to="/products/$category" params={{ category }} className={link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="About">
          <h2 className="pb-2 text-base">About</h2>
          <ul>
            <li>
              <Link to="/page/how-it-works" className={link}>
                How it works
              </Link>
            </li>
            <li>
              <Link to="/page/terms" className={link}>
                Terms of sale
              </Link>
            </li>
            <li>
              <Link to="/page/privacy" className={link}>
                Privacy
              </Link>
            </li>
            <li>
              <Link to="/login" className={link}>
                Log in
              </Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className="pb-3 text-base">Appearance</h2>
          <ThemeToggle />
        </div>
      </div>
      <p className="page pt-12 text-sm text-on-night-muted">
        © Voltread. Prices in US dollars; shipping within the United States.
      </p>
    </footer>
  )
}
