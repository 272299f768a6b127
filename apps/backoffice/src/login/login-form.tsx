import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from "react"
import { StaffIcon } from "../page/staff-icon.tsx"
import { type Factors, logIn, logInWithPasskey, type SecondFactor } from "../session/login.ts"
import { knowsPasskeys, signWithPasskey } from "../session/passkey.ts"
import { StepHead } from "./step-head.tsx"

const CodeStep = lazy(() => part(() => import("./code-step.tsx")))
const PasskeyStep = lazy(() => part(() => import("./passkey-step.tsx")))

interface LoginFormProps {
  readonly title: string
  readonly hint: string
  /** Whose password is asked for; undefined: anybody's. */
  readonly known?: string
  readonly onLoggedIn: (mustSetUpSecondFactor: boolean) => Promise<void>
  /** What else there is to do. */
  readonly children: ReactNode
}

/** Both steps of a log-in. */
export function LoginForm({ title, hint, known, onLoggedIn, children }: LoginFormProps) {
  const [username, setUsername] = useState(known ?? "")
  const [password, setPassword] = useState("")
  const [isPending, setPending] = useState(false)
  const [isSent, setSent] = useState(false)
  /** What the person can go on with after a correct password. */
  const [asked, setAsked] = useState<Factors>()
  /** A recovery code is used instead of the passkey. */
  const [isRecovering, setRecovering] = useState(false)
  const [problem, setProblem] = useState<string>()

  const send = async (attempt: () => ReturnType<typeof logIn>) => {
    if (isPending) return
    setPending(true)
    setProblem(undefined)
    try {
      const outcome = await attempt()
      switch (outcome._tag) {
        case "in":
          return await onLoggedIn(outcome.mustSetUpSecondFactor)
        case "asked":
          setRecovering(false)
          return setAsked(outcome.factors)
        case "wrong":
          return setProblem(outcome.message)
        case "refused":
          // Where too many codes were wrong, or the password was changed meanwhile, it begins anew.
          setAsked(undefined)
          setProblem(outcome.message)
      }
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (username.trim() !== "" && password !== "") void send(() => logIn(username, password))
  }
  const goOn = (factor: () => SecondFactor | Promise<SecondFactor>) =>
    void send(async () => logIn(username, password, await factor()))
  const goOnWithPasskey = () => goOn(async () => ({ passkey: await signWithPasskey() }))

  if (asked !== undefined) {
    const Step = asked.hasApp || isRecovering ? CodeStep : PasskeyStep
    return (
      <Suspense fallback={<div className="h-72" />}>
        <Step
          problem={problem}
          isPending={isPending}
          hasApp={asked.hasApp}
          onCode={(code) => goOn(() => ({ code }))}
          onPasskey={asked.hasPasskey ? goOnWithPasskey : undefined}
          onRecover={() => {
            setRecovering(true)
            setProblem(undefined)
          }}
          onBack={() => {
            setAsked(undefined)
            setProblem(undefined)
          }}
        />
      </Suspense>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex w-full max-w-sm flex-col gap-5">
      <StepHead title={title} hint={hint} problem={problem} />
      <TextField
        label="Email"
        name="username"
        type="email"
        autoComplete="username"
        value={username}
        onChange={setUsername}
        readOnly={known !== undefined}
        errorMessage={isSent && username.trim() === "" ? "Please enter your email" : undefined}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        autoFocus={known !== undefined}
        value={password}
        onChange={setPassword}
        errorMessage={isSent && password === "" ? "Please enter your password" : undefined}
      />
      <button type="submit" aria-disabled={isPending} className={buttonStyle("primary")}>
        {isPending ? "Logging in…" : "Log in"}
      </button>
      {knowsPasskeys() && (
        <button
          type="button"
          aria-disabled={isPending}
          className={buttonStyle("secondary")}
          onClick={() => void send(logInWithPasskey)}
        >
          <StaffIcon name="key" className="size-4" />
          Use a passkey
        </button>
      )}
      {children}
    </form>
  )
}
