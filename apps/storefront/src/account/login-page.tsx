import { Link, useNavigate, useRouter } from "@tanstack/react-router"
import type { SessionUser } from "@voltread/domain/contract/session.ts"
import { ApiError, messageOf } from "@voltread/ui/api/api-error.ts"
import { codeAsked } from "@voltread/ui/api/code-asked.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { PasswordField } from "@voltread/ui/components/password-field.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { NeedsScript } from "@voltread/ui/form/needs-script.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { type FormEvent, useRef, useState } from "react"
import { logOut } from "../session/log-out.ts"
import { safeReturnUrl } from "../session/return-url.ts"
import { toast } from "../shop/toasts.ts"
import { useShop, useShopState } from "../shop/use-shop.ts"
import { AuthCard, textLink } from "./auth-card.tsx"
import { SocialButtons } from "./social-buttons.tsx"
import { useSignIn } from "./use-sign-in.ts"

/** Spec §8. */
const LOGIN_FAILED = "User not registered with us."

interface ReturnProps {
  readonly returnUrl: string | undefined
}

/** Log-in of shoppers and staff; says so when somebody is logged in already. */
export function LoginPage({ returnUrl }: ReturnProps) {
  const { shopName } = useShop()
  const auth = useShopState((state) => state.auth)
  if (isLoggedIn(auth) && auth.user !== null) return <SignedIn user={auth.user} returnUrl={returnUrl} />
  const search = returnUrl === undefined ? {} : { returnUrl }
  return (
    <AuthCard
      title="Log in"
      footer={
        <>
          New at {shopName}?{" "}
          <Link to="/register" search={search} className={textLink}>
            Create an account
          </Link>
        </>
      }
    >
      <LoginForm returnUrl={returnUrl} />
      <SocialButtons returnUrl={returnUrl} />
      <p className="text-sm text-muted">You can check out without an account.</p>
    </AuthCard>
  )
}

/** Also once they have logged in in another tab. */
function SignedIn({ user, returnUrl }: ReturnProps & { readonly user: SessionUser }) {
  const shop = useShop()
  const { history } = useRouter()
  const destination = safeReturnUrl(returnUrl, window.location.origin)
  return (
    <AuthCard
      title={`Hello, ${user.firstName || user.username}`}
      lead={`You are logged in as ${user.username}.`}
    >
      <div className="flex flex-wrap gap-3">
        {destination === "/" ? (
          <Link to="/account" className={buttonStyle()}>
            Go to your account
          </Link>
        ) : (
          <Button onPress={() => history.push(destination)}>Continue</Button>
        )}
        <Button variant="secondary" onPress={() => void logOut(shop)}>
          Log out
        </Button>
      </div>
    </AuthCard>
  )
}

function LoginForm({ returnUrl }: ReturnProps) {
  const { rest } = useShop()
  const signIn = useSignIn()
  const navigate = useNavigate()
  const [username, setUsername] = useState("")
  const [password, setPassword] = useState("")
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Staff may be asked for one; null until then. */
  const [code, setCode] = useState<string | null>(null)
  const [wasEmpty, setWasEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isUnnamed = username.trim() === ""
  const isEmpty = isUnnamed || password === ""

  const logIn = async () => {
    const body = { username: username.trim(), password, ...(code ? { code } : {}) }
    const answer = await rest({ method: "POST", path: "/api/auth/login", body })
    const asked = codeAsked(answer)
    if (asked !== undefined) {
      setCode(code ?? "")
      return setProblem(asked)
    }
    const destination = safeReturnUrl(returnUrl, window.location.origin)
    const isIn = await signIn(answer, "Login Successful", destination)
    if (!isIn) setProblem(answer?.errorMessage || LOGIN_FAILED)
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    setWasEmpty(isEmpty)
    if (isEmpty) {
      form.current?.querySelector<HTMLElement>(`[name=${isUnnamed ? "username" : "password"}]`)?.focus()
      return
    }
    setPending(true)
    try {
      await logIn()
    } catch (error) {
      // The password is right, but the email address is not confirmed yet.
      if (error instanceof ApiError && error.kind === "forbidden") {
        toast({ severity: "warning", message: error.message })
        await navigate({ to: "/verify", search: { username: username.trim() } })
        return
      }
      setProblem(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => void onSubmit(event)}
    >
      <NeedsScript />
      <ProblemNotice problem={problem} />
      <TextField
        label="Email"
        type="email"
        name="username"
        autoComplete="username"
        required
        value={username}
        onChange={setUsername}
        errorMessage={wasEmpty && isUnnamed ? "Enter your email." : undefined}
      />
      <div className="flex flex-col gap-2">
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          errorMessage={wasEmpty && password === "" ? "Enter your password." : undefined}
        />
        <Link to="/forgot-password" className={`${textLink} self-end text-sm`}>
          Forgot password?
        </Link>
      </div>
      {code !== null && (
        <TextField
          label="Code"
          description="From your authenticator app, or a recovery code."
          autoFocus
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
        />
      )}
      <Button {...early} type="submit" isPending={isPending} className="w-full">
        Log in
      </Button>
    </form>
  )
}
