import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { SecondFactorSetUp } from "@voltread/domain/contract/second-factor.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { PasswordField } from "@voltread/ui/components/password-field.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { focusFirstInvalid } from "@voltread/ui/form/first-invalid.ts"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useRequiredText } from "../page/use-required-text.ts"
import { beginSetUp, confirmSetUp } from "./queries.ts"

interface SetUpProps {
  readonly onCodes: (codes: ReadonlyArray<string>) => void
}

/** Sets an authenticator app up, in two steps: the secret goes into an app, and the app proves that it has it. */
export function SetUp({ onCodes }: SetUpProps) {
  const [password, setPassword] = useState("")
  const [isSent, setSent] = useState(false)
  const begun = useMutation({ mutationFn: () => beginSetUp(password) })
  if (begun.data !== undefined) return <FirstCode setUp={begun.data} onCodes={onCodes} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    if (password !== "" && !begun.isPending) begun.mutate()
    focusFirstInvalid(event.currentTarget)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p>
        When you log in, you enter a code from an authenticator app on your phone along with your password, so
        a stolen password is not enough.
      </p>
      {begun.error !== null && (
        <Notice severity="error" isAlert>
          {messageOf(begun.error)}
        </Notice>
      )}
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={isSent && password === "" ? "Please enter your password" : undefined}
        className="max-w-sm"
      />
      <Button type="submit" isPending={begun.isPending} className="self-start">
        Set up
      </Button>
    </form>
  )
}

function FirstCode({ setUp, onCodes }: SetUpProps & { readonly setUp: SecondFactorSetUp }) {
  const queryClient = useQueryClient()
  const code = useRequiredText("Please enter the code")
  // The form that had the focus is gone.
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  const confirmed = useMutation({
    mutationFn: confirmSetUp,
    onSuccess: async (codes) => {
      onCodes(codes)
      // Queries that were refused without a second factor succeed now.
      await queryClient.invalidateQueries()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = code.read()
    if (entered !== undefined && !confirmed.isPending) confirmed.mutate(entered)
    focusFirstInvalid(event.currentTarget)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <div className="flex flex-col gap-5 sm:flex-row">
        <QrCode picture={setUp.picture} />
        <div className="flex min-w-0 flex-col gap-2">
          <p ref={words} tabIndex={-1}>
            Scan the QR code with your authenticator app, or type this key into it:
          </p>
          <p data-secret="" className="font-mono text-sm break-words">
            {setUp.secret.match(/.{1,4}/g)?.join(" ")}
          </p>
        </div>
      </div>
      {confirmed.error !== null && (
        <Notice severity="error" isAlert>
          {messageOf(confirmed.error)}
        </Notice>
      )}
      <TextField
        label="Code"
        description="The 6 digits the app shows now."
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code.value}
        onChange={code.setValue}
        errorMessage={code.errorMessage}
        className="max-w-sm"
      />
      <Button type="submit" isPending={confirmed.isPending} className="self-start">
        Turn on
      </Button>
    </form>
  )
}

/** Dark on white in both themes, so that cameras can read it. */
function QrCode({ picture: { size, path } }: Pick<SecondFactorSetUp, "picture">) {
  return (
    <svg
      role="img"
      aria-label="QR code of the key below"
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      shapeRendering="crispEdges"
      className="size-52 shrink-0 rounded-md bg-[#fff]"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
