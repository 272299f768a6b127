import { messageOf } from "@voltread/ui/api/api-error.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { firstConstraints } from "@voltread/ui/form/field-errors.ts"
import { type FormEvent, useState } from "react"
import { useShop } from "../session/use-shop.ts"

/** Spec §8. */
const SENT = "We have received your request. We will get in touch with you soon."
const FAILED = "Please connect after some time"

const empty = { name: "", email: "", phone: "", message: "" }
type Values = typeof empty

/** A message to the shop. The server judges it: each field shows what it says of it, and nothing that was typed is lost. */
export function ContactPage() {
  const { rest } = useShop()
  const [values, setValues] = useState<Values>(empty)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [outcome, setOutcome] = useState<{ readonly isSent: boolean; readonly message: string } | null>(null)
  const [isPending, setPending] = useState(false)

  const send = async () => {
    const answer = await rest({ method: "POST", path: "/api/contact", body: values })
    if (answer?.isSuccess === true) {
      setValues(empty)
      return { isSent: true, message: answer.successMessage || SENT }
    }
    const wrong = firstConstraints(answer?.fieldErrors ?? [])
    setErrors(wrong)
    return Object.keys(wrong).length > 0 ? null : { isSent: false, message: answer?.errorMessage || FAILED }
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setErrors({})
    setOutcome(null)
    setPending(true)
    try {
      setOutcome(await send())
    } catch (error) {
      setOutcome({ isSent: false, message: messageOf(error) })
    } finally {
      setPending(false)
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    }
  }

  const field = (name: keyof Values) => ({
    name,
    value: values[name],
    errorMessage: errors[name],
    onChange: (text: string) => setValues((current) => ({ ...current, [name]: text })),
  })

  return (
    <div className="page grid gap-x-16 gap-y-8 py-10 desk:grid-cols-[1fr_1.3fr] desk:py-16">
      <div className="flex flex-col gap-4">
        <h1 className="text-3xl">Contact us</h1>
        <p className="text-lg text-muted">
          A question about an order, a product or paying over time? Write to us; a person answers.
        </p>
        <p className="text-muted">
          Please name your order number if you have one. Never send us a card number: nobody here needs it.
        </p>
      </div>
      <form
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className="flex flex-col gap-5 rounded-xl border border-line bg-surface p-6 shadow-card sm:p-8"
      >
        {outcome !== null && (
          <Notice severity={outcome.isSent ? "success" : "error"} isAlert>
            {outcome.message}
          </Notice>
        )}
        <TextField label="Name" autoComplete="name" isRequired {...field("name")} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Email" type="email" autoComplete="email" isRequired {...field("email")} />
          <TextField
            label="Phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            description="10 digits, so that we can call you back"
            isRequired
            {...field("phone")}
          />
        </div>
        <TextField label="Message" rows={6} isRequired {...field("message")} />
        <Button type="submit" isPending={isPending} className="self-start">
          Send message
        </Button>
      </form>
    </div>
  )
}
