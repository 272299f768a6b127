import { Notice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { digitsOnly } from "@voltread/ui/form/digits.ts"
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react"
import type { CardFormQuery } from "../generated/payment.ts"
import { formatCardNumber, formatExpiry } from "./card-format.ts"
import { CARD_UNREACHABLE, type CardDetails, type CardField, type TokenizeResult } from "./card-tokenizer.ts"
import type { MountedFields } from "./hosted-fields.ts"
import { localTokenizer } from "./local-tokenizer.ts"

export interface CardFormHandle {
  readonly tokenize: () => Promise<TokenizeResult>
  readonly showMissing: () => void
}

interface CardFormProps {
  readonly settings: CardFormQuery["cardForm"]
  readonly ref: RefObject<CardFormHandle | null>
}

type Errors = Partial<Record<CardField, string>>

const missing = (card: CardDetails): Errors => ({
  ...(card.number === "" && { number: "Please enter the card number" }),
  ...(card.expiry === "" && { expiry: "Please enter the expiration date" }),
  ...(card.cvv === "" && { cvv: "Please enter the security code" }),
})

/** Our own fields, posting to the local card service only; the vendor's fields where there is a vendor. */
export function CardForm({ settings, ref }: CardFormProps) {
  return settings.tokenizeUrl === null ? (
    <VendorFields clientToken={settings.clientToken} handle={ref} />
  ) : (
    <LocalFields url={settings.tokenizeUrl} handle={ref} />
  )
}

function LocalFields({
  url,
  handle,
}: {
  readonly url: string
  readonly handle: RefObject<CardFormHandle | null>
}) {
  const [card, setCard] = useState<CardDetails>({ number: "", expiry: "", cvv: "" })
  const [errors, setErrors] = useState<Errors>({})
  const change = (field: CardField, format: (text: string) => string) => (text: string) => {
    setCard((current) => ({ ...current, [field]: format(text) }))
    setErrors(({ [field]: _, ...others }) => others)
  }

  useImperativeHandle(handle, () => ({
    showMissing: () => setErrors(missing(card)),
    tokenize: async () => {
      const absent = missing(card)
      const result: TokenizeResult =
        Object.keys(absent).length > 0
          ? { _tag: "Invalid", errors: absent }
          : await localTokenizer(url).tokenize(card)
      setErrors(result._tag === "Invalid" ? result.errors : {})
      return result
    },
  }))

  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label="Card number"
        className="col-span-2"
        value={card.number}
        onChange={change("number", formatCardNumber)}
        errorMessage={errors.number}
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 1234 1234 1234"
      />
      <TextField
        label="Expiration (MM/YY)"
        value={card.expiry}
        onChange={change("expiry", formatExpiry)}
        errorMessage={errors.expiry}
        autoComplete="cc-exp"
        inputMode="numeric"
        placeholder="MM/YY"
      />
      <TextField
        label="Security code"
        value={card.cvv}
        onChange={change("cvv", digitsOnly(4))}
        errorMessage={errors.cvv}
        autoComplete="cc-csc"
        inputMode="numeric"
        placeholder="123"
      />
    </div>
  )
}

const frame = "h-12 rounded-md border border-line-strong bg-surface px-3.5"

function VendorFields({
  clientToken,
  handle,
}: {
  readonly clientToken: string
  readonly handle: RefObject<CardFormHandle | null>
}) {
  const number = useRef<HTMLDivElement>(null)
  const expiry = useRef<HTMLDivElement>(null)
  const cvv = useRef<HTMLDivElement>(null)
  const fields = useRef<Promise<MountedFields>>(null)
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    const containers = { number: number.current, expiry: expiry.current, cvv: cvv.current }
    if (containers.number === null || containers.expiry === null || containers.cvv === null) return
    const { number: first, expiry: second, cvv: third } = containers
    const mounting = import("./hosted-fields.ts").then(({ mountHostedFields }) =>
      mountHostedFields(clientToken, { number: first, expiry: second, cvv: third }),
    )
    mounting.catch(() => setProblem(CARD_UNREACHABLE))
    fields.current = mounting
    return () => {
      fields.current = null
      void mounting.then((mounted) => mounted.unmount()).catch(() => setProblem(CARD_UNREACHABLE))
    }
  }, [clientToken])

  useImperativeHandle(handle, () => ({
    showMissing: () => {
      fields.current?.then((mounted) => setProblem(mounted.problem())).catch(() => undefined)
    },
    tokenize: async () => {
      const mounted = await fields.current?.catch(() => null)
      const result: TokenizeResult =
        (await mounted?.tokenize({ number: "", expiry: "", cvv: "" })) ??
        ({ _tag: "Unreachable", message: CARD_UNREACHABLE } as const)
      setProblem(result._tag === "Invalid" ? Object.values(result.errors)[0] : undefined)
      return result
    },
  }))

  return (
    <div className="grid grid-cols-2 gap-4">
      <div className="col-span-2 flex flex-col gap-1.5">
        <span className="text-sm font-semibold">Card number</span>
        <div ref={number} className={frame} />
      </div>
      <div className="flex flex-col gap-1.5">
        <span className="text-sm font-semibold">Expiration (MM/YY)</span>
        <div ref={expiry} className={frame} />
      </div>
      <div className="flex flex-col gap-1.5">
        <span className="text-sm font-semibold">Security code</span>
        <div ref={cvv} className={frame} />
      </div>
      {problem !== undefined && (
        <div className="col-span-2">
          <Notice severity="error" isAlert>
            {problem}
          </Notice>
        </div>
      )}
    </div>
  )
}
