import { useRouter } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import {
  decodeTokens,
  decodeUser,
  isLoggedIn,
  loggedIn,
  type SessionUser,
} from "@voltread/ui/session/session.ts"
import { type FormEvent, useState } from "react"
import { destinationAfterLogin, safeReturnUrl } from "../session/return-url.ts"
import { toast } from "../session/toasts.ts"
import { useShop, useShopState } from "../session/use-shop.ts"

/** Spec §8. */
const LOGIN_FAILED = "User not registered with us."

/** Log-in of shoppers and staff alike; who is logged in already sees so. */
export function LoginPage({ returnUrl }: { readonly returnUrl: string | undefined }) {
  const auth = useShopState((state) => state.auth)
  return (
    <div className="page flex justify-center py-10 desk:py-20">
      <div className="w-full max-w-md rounded-xl border border-line bg-surface p-6 shadow-card sm:p-9">
        {isLoggedIn(auth) && auth.user !== null ? (
          <SignedIn user={auth.user} />
        ) : (
          <LoginForm returnUrl={returnUrl} />
        )}
      </div>
    </div>
  )
}

function SignedIn({ user }: { readonly user: SessionUser }) {
  const { logOut } = useShop()
  const isStaff = destinationAfterLogin(user.type, "/") !== "/"
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Hello, {user.firstName || user.username}</h1>
      <p className="text-muted">You are logged in as {user.username}.</p>
      {isStaff && (
        <a href="/backoffice/orders" className="font-semibold underline underline-offset-4">
          Go to the back office
        </a>
      )}
      <Button variant="secondary" onPress={() => void logOut()}>
        Log out
      </Button>
    </div>
  )
}

function LoginForm({ returnUrl }: { readonly returnUrl: string | undefined }) {
  const { rest, store, cart } = useShop()
  const router = useRouter()
  const [username, setUsername] = useState("")
  const [password, setPassword] = useState("")
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const logIn = async () => {
    const answer = await rest({
      method: "POST",
      path: "/api/auth/login",
      body: { username: username.trim(), password },
    })
    const user = decodeUser(answer?.data.user)
    const tokens = decodeTokens(answer?.data.tokens)
    if (answer?.isSuccess !== true || user === null || tokens.accessToken === "") {
      setProblem(answer?.errorMessage || LOGIN_FAILED)
      return
    }
    const destination = destinationAfterLogin(user.type, safeReturnUrl(returnUrl, window.location.origin))
    const isStaff = destination.startsWith("/backoffice/")
    store.dispatch(loggedIn({ user, tokens, isCustomerSession: !isStaff }))
    toast({ severity: "success", message: answer.successMessage || "Login Successful" })
    if (isStaff) {
      window.location.assign(destination)
      return
    }
    await cart.merge()
    router.history.push(destination)
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(null)
    setPending(true)
    try {
      await logIn()
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => void onSubmit(event)}>
      <h1 className="text-2xl">Log in</h1>
      {problem !== null && (
        <Notice severity="error" isAlert>
          {problem}
        </Notice>
      )}
      <TextField
        label="Email"
        type="email"
        name="username"
        autoComplete="username"
        isRequired
        value={username}
        onChange={setUsername}
      />
      <TextField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" isPending={isPending} className="w-full">
        Log in
      </Button>
      <p className="text-sm text-muted">You can check out without an account.</p>
    </form>
  )
}
