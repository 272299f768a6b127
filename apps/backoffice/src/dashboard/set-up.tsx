import { useQuery } from "@tanstack/react-query"
import { Link, type LinkProps } from "@tanstack/react-router"
import type { SetupSteps } from "@voltread/domain/contract/setup.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Card } from "../page/card.tsx"
import { setupQuery } from "./queries.ts"

interface Step {
  readonly key: keyof SetupSteps
  readonly label: string
  readonly hint: string
  /** The page for the step, or the one that explains it. */
  readonly to: NonNullable<LinkProps["to"]>
  readonly hash?: string
}

const STEPS: ReadonlyArray<Step> = [
  {
    key: "payment",
    label: "Payment",
    hint: "Add a payment provider's keys on the server.",
    to: "/settings",
    hash: "server",
  },
  {
    key: "mail",
    label: "Email",
    hint: "Set up outgoing email on the server.",
    to: "/settings",
    hash: "server",
  },
  { key: "catalogue", label: "Products", hint: "Import a supplier's file.", to: "/prices/imports" },
  { key: "prices", label: "Prices", hint: "Add a price markup and generate prices.", to: "/prices" },
  { key: "tax", label: "Sales tax", hint: "Check the rates and save them.", to: "/settings" },
  { key: "shipping", label: "Shipping", hint: "Check the shipping rates and save them.", to: "/settings" },
  { key: "stores", label: "Stores", hint: "Import stores to offer pickup.", to: "/prices/imports" },
  {
    key: "vehicles",
    label: "Vehicles",
    hint: "Import vehicles so that shoppers can find tires and wheels.",
    to: "/prices/imports",
  },
]

/** What a new shop still needs. Hidden once nothing is missing or the first order has come. */
export function SetUp() {
  const { data } = useQuery(setupQuery)
  const steps = data?.steps ?? null
  if (steps === null) return null
  const done = STEPS.filter(({ key }) => steps[key]).length
  return (
    <Card title={`Set up your shop: ${done} of ${STEPS.length}`}>
      <ul className="-mx-2 grid gap-x-5 sm:grid-cols-2 wide:grid-cols-4">
        {STEPS.map(({ key, label, hint, to, hash }) => (
          <li key={key} className="flex items-start gap-3 px-2 py-2.5">
            <Icon name={steps[key] ? "check" : "alert"} className="mt-0.5 size-5 shrink-0" />
            <div className="min-w-0 text-sm">
              <p className={steps[key] ? "text-muted" : "font-semibold"}>
                {label}
                <span className="sr-only">{steps[key] ? ": done" : ": to do"}</span>
              </p>
              {!steps[key] && (
                <Link to={to} hash={hash ?? ""} className="underline underline-offset-4">
                  {hint}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
