import { Button } from "@voltread/ui/components/button.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { focusPageIfLost } from "@voltread/ui/page/focus-page.ts"
import { useEffect, useRef } from "react"
import { copyText } from "../page/copy-text.ts"

interface RecoveryCodesProps {
  readonly codes: ReadonlyArray<string>
  readonly onKept: () => void
}

/** The codes that let somebody in who has lost the app or the passkey; they are shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  // What was asked for stands above, and the dialog that it was asked in is gone.
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    words.current?.focus()
    return () => focusPageIfLost()
  }, [])
  const copy = () =>
    copyText(
      codes.join("\n"),
      "The codes were copied.",
      "The codes could not be copied. Please write them down.",
    )
  return (
    <div className="flex flex-col gap-4">
      <p ref={words} tabIndex={-1}>
        <strong>Save these recovery codes where only you can find them.</strong> Each lets you log in once,
        after your password, if you lose your phone or your passkey. They are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-2 rounded-md bg-sunken p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onPress={() => void copy()}>
          <Icon name="note" className="size-4" />
          Copy
        </Button>
        <Button onPress={onKept}>I have saved them</Button>
      </div>
    </div>
  )
}
