import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon, type IconName } from "@voltread/ui/components/icon.tsx"

const themes: ReadonlyArray<{ readonly icon: IconName; readonly title: string; readonly text: string }> = [
  {
    icon: "shield",
    title: "Low credit score still eligible",
    text: "Our lenders look at more than a score. Many shoppers with little or no credit are approved.",
  },
  {
    icon: "card",
    title: "No credit cards required",
    text: "A bank account and a steady income are enough to apply. Cards are welcome, not required.",
  },
  {
    icon: "calendar",
    title: "Easy payment options",
    text: "Pay in full today, or over time on your paydays. You always see the total before you agree.",
  },
]

export function Financing() {
  return (
    <section aria-labelledby="financing-title" className="mt-14 bg-accent text-on-accent desk:mt-20">
      <div className="page grid gap-8 py-12 desk:grid-cols-[1fr_2fr] desk:py-16">
        <div className="flex flex-col items-start gap-5">
          <h2 id="financing-title" className="text-3xl">
            Electronics product financing
          </h2>
          <Link to="/page/how-it-works" className={`${buttonStyle("night")} bg-night`}>
            See how it works
          </Link>
        </div>
        <ul className="grid gap-6 sm:grid-cols-3">
          {themes.map(({ icon, title, text }) => (
            <li key={title} className="flex flex-col gap-2 border-t-3 border-on-accent pt-4">
              <Icon name={icon} className="size-7" />
              <h3 className="text-lg leading-tight">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
