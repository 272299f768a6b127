import { getRouteApi, useRouter } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { shopName } from "@voltread/ui/page/shop-name.ts"
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from "react"
import { PageTitle } from "../page/page-title.tsx"
import { StaffIcon } from "../page/staff-icon.tsx"
import { type Factors, logIn, logInWithPasskey, type SecondFactor } from "../session/login.ts"
import { knowsPasskeys, signWithPasskey } from "../session/passkey.ts"
import { Wordmark } from "../shell/wordmark.tsx"

const CodeStep = lazy(() => part(() => import("./code-step.tsx")))
const PasskeyStep = lazy(() => part(() => import("./passkey-step.tsx")))

const route = getRouteApi("/login")

export function LoginPage() {
  const { returnUrl } = route.useSearch()
  const router = useRouter()
  const [username, setUsername] = useState("")
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
        case "in": {
          const href = outcome.mustSetUpSecondFactor ? "/security" : (returnUrl ?? "/")
          return await router.navigate({ href, replace: true })
        }
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
      <LoginFrame>
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
      </LoginFrame>
    )
  }
  return (
    <LoginFrame>
      <form onSubmit={submit} noValidate className="flex w-full max-w-sm flex-col gap-5">
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl">Log in to the back office</h1>
          <p className="text-muted">Use your staff account.</p>
        </div>
        {problem !== undefined && (
          <Notice severity="error" isAlert>
            {problem}
          </Notice>
        )}
        <TextField
          label="Email"
          name="username"
          type="email"
          autoComplete="username"
          value={username}
          onChange={setUsername}
          errorMessage={isSent && username.trim() === "" ? "Please enter your email" : undefined}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          errorMessage={isSent && password === "" ? "Please enter your password" : undefined}
        />
        <button type="submit" disabled={isPending} className={buttonStyle("primary")}>
          {isPending ? "Logging in…" : "Log in"}
        </button>
        {knowsPasskeys() && (
          <button
            type="button"
            disabled={isPending}
            className={buttonStyle("secondary")}
            onClick={() => void send(logInWithPasskey)}
          >
            <StaffIcon name="key" className="size-4" />
            Use a passkey
          </button>
        )}
        {/* The storefront's page: it serves all accounts, and leads staff back here after the log-in. */}
        <a href="/forgot-password" className="self-start text-sm">
          Forgot your password?
        </a>
      </form>
    </LoginFrame>
  )
}

function LoginFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" className="grid min-h-dvh desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <PageTitle>Log in</PageTitle>
      <section className="on-night flex flex-col justify-between gap-10 px-6 py-8 desk:p-12">
        <Wordmark />
        <div className="flex max-w-md flex-col gap-3">
          <p className="text-2xl font-bold text-balance desk:text-3xl">
            Every order, <span className="text-accent">from the first click</span> to the last mile.
          </p>
          <p className="hidden text-on-night-muted desk:block">
            The whole history of each order, as it happened and as it was.
          </p>
        </div>
        <p className="hidden text-sm text-on-night-muted desk:block">For staff of {shopName()} only.</p>
      </section>
      <section className="grid place-items-start px-6 py-10 desk:place-items-center">{children}</section>
    </main>
  )
}
