import { queryOptions, useQuery } from "@tanstack/react-query"
import { decoded, readRest } from "@voltread/ui/api/read.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { ProblemNotice } from "@voltread/ui/components/notice.tsx"
import type { ShopContext } from "../shop/shop-context.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { useShop } from "../shop/use-shop.ts"
import { rememberSocialLogin } from "./social-return.ts"

/** Spec §8. */
const FAILED = "Something went wrong. Please try again."

const providersSchema = async () => (await import("@voltread/domain/contract/session.ts")).ProvidersData
const startSchema = async () => (await import("@voltread/domain/contract/session.ts")).SocialLoginData

const providersQuery = (rest: ShopContext["rest"]) =>
  queryOptions({
    queryKey: ["social-providers"],
    queryFn: async ({ signal }) => {
      const request = { method: "GET", path: "/api/auth/socialLogin/providers", signal } as const
      return (await readRest(rest, providersSchema, request))?.providers ?? []
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Buttons of the configured providers; renders nothing without any. */
export function SocialButtons({ returnUrl }: { readonly returnUrl: string | undefined }) {
  const { rest } = useShop()
  const { problem, send } = useRestCall()
  const providers = useQuery(providersQuery(rest)).data ?? []
  if (providers.length === 0) return null

  const startLogin = async (type: string) => {
    const answer = await send(
      { method: "POST", path: "/api/auth/socialLogin/initiate", body: { type } },
      FAILED,
    )
    if (answer === null) return
    const { url } = await decoded(startSchema, answer.data)
    rememberSocialLogin({ type, returnUrl })
    window.location.assign(url)
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <ProblemNotice problem={problem} />
      {providers.map((name) => (
        <button
          key={name}
          type="button"
          className={`${buttonStyle("secondary")} w-full`}
          onClick={() => void startLogin(name)}
        >
          Continue with {name.charAt(0).toUpperCase() + name.slice(1)}
        </button>
      ))}
    </div>
  )
}
