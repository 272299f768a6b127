import { EMAIL_MESSAGE, isEmail } from "@voltread/domain/shared/email.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { type FormEvent, useRef, useState } from "react"
import { whileLoading } from "../shop/loader.ts"
import { useShop, useUsername } from "../shop/use-shop.ts"

const FAILED = "We could not save this. Please try again later."

type Outcome = { readonly isSuccess: boolean; readonly message: string }

/** Asks for one email when the product is back in stock. */
export function StockAlertForm({ productId }: { readonly productId: string }) {
  const { rest } = useShop()
  const email = useUsername()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const ask = async (address: string): Promise<Outcome> => {
    if (!isEmail(address)) return { isSuccess: false, message: EMAIL_MESSAGE }
    try {
      const answer = await rest({
        method: "POST",
        path: "/api/stock-alerts",
        body: { productId, email: address },
      })
      if (answer?.isSuccess === true) return { isSuccess: true, message: answer.successMessage }
      return { isSuccess: false, message: answer?.errorMessage || FAILED }
    } catch (error) {
      return { isSuccess: false, message: messageOf(error) }
    }
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = String(new FormData(event.currentTarget).get("email") ?? "").trim()
    const result = await whileLoading(ask(address))
    setOutcome(result)
    if (!result.isSuccess) field.current?.focus()
  }

  if (outcome?.isSuccess === true)
    return (
      <Notice severity="success" isAlert>
        {outcome.message}
      </Notice>
    )
  return (
    <form
      // The account is known only after hydration.
      key={email}
      method="post"
      noValidate
      className="flex flex-col gap-2 border-t border-line pt-4"
      onSubmit={(event) => void onSubmit(event)}
    >
      <label htmlFor="stock-alert-email" className="text-sm font-semibold">
        Email me when it is back
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id="stock-alert-email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          placeholder="you@example.com"
          aria-describedby="stock-alert-outcome"
          aria-invalid={outcome !== null}
          className="h-11 min-w-0 flex-1 basis-48 rounded-md border border-line-strong bg-surface px-3 aria-invalid:border-danger"
        />
        <button {...early} type="submit" className={buttonStyle("primary")}>
          Notify me
        </button>
      </div>
      <p
        id="stock-alert-outcome"
        role="status"
        className={`text-sm ${outcome === null ? "text-muted" : "font-medium text-danger"}`}
      >
        {outcome?.message ?? "One email when it is in stock again, and nothing else."}
      </p>
    </form>
  )
}
