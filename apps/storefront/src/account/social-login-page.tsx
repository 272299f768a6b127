import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { Spinner } from "@voltread/ui/components/spinner.tsx"
import { useEffect, useEffectEvent, useState } from "react"
import { safeReturnUrl } from "../session/return-url.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { useShopState } from "../shop/use-shop.ts"
import { AuthCard } from "./auth-card.tsx"
import { takeSocialLogin } from "./social-return.ts"
import { useSignIn } from "./use-sign-in.ts"

/** Spec §8. */
const FAILED = "Something went wrong. Please try again."

/** The provider redirects here with a code in the URL. */
export function SocialLoginPage() {
  // Waits for rehydration, which would overwrite the new session.
  const isRestored = useShopState((state) => state.isRestored)
  const { send } = useRestCall()
  const signIn = useSignIn()
  const [hasFailed, setFailed] = useState(false)

  const finish = useEffectEvent(async () => {
    const answered = new URLSearchParams(window.location.search)
    const [code, state] = [answered.get("code"), answered.get("state")]
    const login = takeSocialLogin()
    if (login === null || code === null) {
      setFailed(true)
      return
    }
    const body = { type: login.type, code, ...(state === null ? {} : { state }) }
    const answer = await send({ method: "POST", path: "/api/auth/socialLogin/register", body }, FAILED)
    const destination = safeReturnUrl(login.returnUrl, window.location.origin)
    setFailed(!(await signIn(answer, "Login Successful", destination)))
  })
  useEffect(() => {
    if (isRestored) void finish()
  }, [isRestored])

  if (!hasFailed) {
    return (
      <AuthCard title="Logging you in">
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          One moment, please.
        </p>
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Log in">
      <Notice severity="error" isAlert>
        {FAILED}
      </Notice>
      <Link to="/login" className={buttonStyle()}>
        Back to log-in
      </Link>
    </AuthCard>
  )
}
