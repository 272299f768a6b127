import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, useState } from "react"
import type { SecondStepProps } from "./second-step.ts"
import { StepHead } from "./step-head.tsx"

/** The second step of a log-in: a code of an authenticator app, or a recovery code. */
export default function CodeStep({ problem, isPending, hasApp, onCode, onPasskey, onBack }: SecondStepProps) {
  const [code, setCode] = useState("")
  const [isSent, setSent] = useState(false)
  const [isRecovery, setRecovery] = useState(!hasApp)
  const isEmpty = code.trim() === ""

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!isEmpty) onCode(code)
  }
  return (
    <form onSubmit={submit} noValidate className="flex w-full max-w-sm flex-col gap-5">
      <StepHead
        title="Enter your code"
        hint={
          isRecovery
            ? "Enter one of your recovery codes. Each works once."
            : "Open your authenticator app and enter the 6 digits it shows."
        }
        problem={problem}
      />
      <TextField
        key={isRecovery ? "recovery" : "code"}
        label={isRecovery ? "Recovery code" : "Code"}
        autoFocus
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        errorMessage={isSent && isEmpty ? "Please enter the code" : undefined}
      />
      <button type="submit" aria-disabled={isPending} className={buttonStyle("primary")}>
        {isPending ? "Logging in…" : "Log in"}
      </button>
      <div className="flex flex-wrap gap-3">
        {hasApp && (
          <button
            type="button"
            className={buttonStyle("ghost", "sm")}
            onClick={() => {
              setRecovery(!isRecovery)
              setCode("")
              setSent(false)
            }}
          >
            {isRecovery ? "Use the app" : "Use a recovery code"}
          </button>
        )}
        {onPasskey !== undefined && (
          <button type="button" className={buttonStyle("ghost", "sm")} onClick={onPasskey}>
            Use a passkey
          </button>
        )}
        <button type="button" className={buttonStyle("ghost", "sm")} onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  )
}
