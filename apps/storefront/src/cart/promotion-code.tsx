import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { early } from "@voltread/ui/page/early-press.ts"
import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { useShop } from "../shop/use-shop.ts"

interface PromotionCodeProps {
  /** The code that was entered. */
  readonly code: string | null
  /** Why it takes nothing off; undefined until the server has said whether it does. */
  readonly problem: string | null | undefined
}

/** A code that takes something off the order. One at a time. */
export function PromotionCode({ code, problem }: PromotionCodeProps) {
  const { cart } = useShop()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const hasPressed = useRef(false)
  const id = useId()
  const message = refusal ?? problem ?? null

  useEffect(() => {
    if (isBusy || !hasPressed.current) return
    hasPressed.current = false
    // What was pressed may be gone, and the focus with it.
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>("input, button")?.focus()
  }, [isBusy])

  const apply = async (wanted: string | null) => {
    hasPressed.current = true
    setBusy(true)
    setRefusal(await cart.applyPromotion(wanted))
    setBusy(false)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get("promotionCode") ?? "").trim()
    if (typed === "") setRefusal("Please enter a code.")
    else void apply(typed)
  }

  return (
    <div ref={box} className="border-t border-line pt-4 text-sm">
      {code === null ? (
        <form method="post" onSubmit={onSubmit} className="flex items-end gap-2">
          <label htmlFor={id} className="flex min-w-0 flex-1 flex-col gap-1 font-semibold">
            Promotion code
            <input
              id={id}
              name="promotionCode"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={30}
              aria-invalid={refusal !== null}
              aria-describedby={`${id}-message`}
              onInput={() => setRefusal(null)}
              className="h-11 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 font-normal uppercase aria-invalid:border-danger"
            />
          </label>
          <button {...early} type="submit" disabled={isBusy} className={buttonStyle("secondary")}>
            Apply
          </button>
        </form>
      ) : (
        <p className="flex items-center justify-between gap-3">
          <span>
            Promotion code <span className="font-semibold">{code}</span>
          </span>
          <button
            {...early}
            type="button"
            disabled={isBusy}
            aria-label={`Remove promotion code ${code}`}
            className="min-h-9 cursor-pointer font-semibold underline underline-offset-4"
            onClick={() => void apply(null)}
          >
            Remove
          </button>
        </p>
      )}
      <p
        id={`${id}-message`}
        role="status"
        className={message === null ? "mt-1 text-muted" : "mt-1 font-medium text-danger"}
      >
        {message ?? (code === null || problem === undefined ? "" : "Applied.")}
      </p>
    </div>
  )
}
