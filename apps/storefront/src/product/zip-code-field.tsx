import { usePreHydrationText } from "@voltread/ui/components/use-pre-hydration-text.ts"
import { useId, useState } from "react"
import { useLocalStore } from "../local-storage/local-store.ts"
import { postalCode, readPostalCode } from "../local-storage/postal-code.ts"

/** The shopper's postal code, taken as soon as it is whole. */
export function ZipCodeField({ label }: { readonly label: string }) {
  const id = useId()
  const code = useLocalStore(postalCode)
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string) => {
    setTyped(text)
    const wanted = readPostalCode(text)
    if (wanted !== null && wanted !== code) postalCode.set(wanted)
  }
  const place = usePreHydrationText(code, type)
  return (
    <div ref={place} className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed ?? code}
        placeholder="60606"
        className="h-11 w-32 rounded-md border border-line-strong bg-surface px-3"
        onChange={(event) => type(event.currentTarget.value)}
      />
    </div>
  )
}
