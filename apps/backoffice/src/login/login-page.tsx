import { getRouteApi, useRouter } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from "react"
import { logIn } from "../session/login.ts"
import { Wordmark } from "../shell/wordmark.tsx"

const CodeStep = lazy(() => import("./code-step.tsx"))

const route = getRouteApi("/login")

export function LoginPage() {
  const { returnUrl } = route.useSearch()
  const router = useRouter()
  const [username, setUsername] = useState("")
  const [password, setPassword] = useState("")
  const [isPending, setPending] = useState(false)
  const [isSent, setSent] = useState(false)
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [problem, setProblem] = useState<string>()

  const send = async (code: string) => {
    if (isPending) return
    setPending(true)
    setProblem(undefined)
    try {
      const outcome = await logIn(username, password, code)
      if (outcome._tag === "in") {
        const href = outcome.mustSetUpSecondFactor ? "/security" : (returnUrl ?? "/")
        return await router.navigate({ href, replace: true })
      }
      // Where too many codes were wrong, or the password was changed meanwhile, it begins anew.
      setCodeAsked(outcome._tag === "code")
      if (outcome.message !== null) setProblem(outcome.message)
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (username.trim() !== "" && password !== "") void send("")
  }

  if (isCodeAsked) {
    return (
      <LoginFrame>
        <Suspense fallback={<div className="h-72" />}>
          <CodeStep
            problem={problem}
            isPending={isPending}
            onCode={(code) => void send(code)}
            onBack={() => {
              setCodeAsked(false)
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
      <title>Log in · Voltread back office</title>
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
        <p className="hidden text-sm text-on-night-muted desk:block">For staff of Voltread only.</p>
      </section>
      <section className="grid place-items-start px-6 py-10 desk:place-items-center">{children}</section>
    </main>
  )
}
