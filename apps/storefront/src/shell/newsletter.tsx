import { messageOf } from "@voltread/ui/api/api-error.ts"
import { early } from "@voltread/ui/page/early-press.ts"
import { type FormEvent, useState } from "react"
import { track } from "../analytics/analytics.ts"
import { whileLoading } from "../shop/loader.ts"
import { useShop } from "../shop/use-shop.ts"

/** Spec §8. */
const FAILED = "User could not be added to our subscription list"

interface SubscribeResult {
  readonly isSuccess: boolean
  readonly message: string
}

/** Newsletter sign-up; the browser and the server check the address, which is confirmed by email. */
export function Newsletter() {
  const { rest } = useShop()
  const [outcome, setOutcome] = useState<SubscribeResult | null>(null)

  const subscribe = async (email: string): Promise<SubscribeResult> => {
    try {
      const answer = await rest({
        method: "POST",
        path: "/api/subscription/subscribe",
        body: { email },
      })
      const fieldMessage = Object.values(answer?.fieldErrors[0]?.constraints ?? {})[0]
      return answer?.isSuccess === true
        ? { isSuccess: true, message: answer.successMessage }
        : { isSuccess: false, message: fieldMessage ?? (answer?.errorMessage || FAILED) }
    } catch (error) {
      return { isSuccess: false, message: messageOf(error) }
    }
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const result = await whileLoading(subscribe(String(new FormData(form).get("email") ?? "").trim()))
    setOutcome(result)
    if (!result.isSuccess) return
    track({ name: "subscribe", fields: {}, dimensions: { tenant: "voltread" } })
    form.reset()
  }

  return (
    <form method="post" onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-2">
      <label htmlFor="newsletter-email" className="text-base font-bold">
        Offers by email
      </label>
      <div className="flex gap-2">
        <input
          id="newsletter-email"
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder="you@example.com"
          aria-describedby="newsletter-outcome"
          aria-invalid={outcome?.isSuccess === false}
          className="h-11 w-full min-w-0 rounded-md border border-night-line bg-night-raised px-3.5 text-on-night placeholder:text-on-night-muted"
        />
        <button
          {...early}
          type="submit"
          className="h-11 shrink-0 cursor-pointer rounded-md bg-accent px-4 font-semibold text-on-accent hover:bg-accent-hover"
        >
          Subscribe
        </button>
      </div>
      <p
        id="newsletter-outcome"
        role="status"
        className={`min-h-6 text-sm ${outcome?.isSuccess === false ? "font-semibold text-accent" : "text-on-night-muted"}`}
      >
        {outcome?.message ?? "We email you a link to confirm. Unsubscribe at any time."}
      </p>
    </form>
  )
}
