import { getRouteApi, useRouter } from "@tanstack/react-router"
import { shopName } from "@voltread/ui/page/shop-name.ts"
import { PageTitle } from "../page/page-title.tsx"
import { Wordmark } from "../page/wordmark.tsx"
import { LoginForm } from "./login-form.tsx"

const route = getRouteApi("/login")

export function LoginPage() {
  const { returnUrl } = route.useSearch()
  const router = useRouter()
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
      <section className="grid place-items-start px-6 py-10 desk:place-items-center">
        <LoginForm
          title="Log in to the back office"
          hint="Use your staff account."
          onLoggedIn={(mustSetUpSecondFactor) =>
            router.navigate({
              href: mustSetUpSecondFactor ? "/security" : (returnUrl ?? "/"),
              replace: true,
            })
          }
        >
          {/* The storefront's page: it serves all accounts, and leads staff back here after the log-in. */}
          <a href="/forgot-password" className="self-start text-sm">
            Forgot your password?
          </a>
        </LoginForm>
      </section>
    </main>
  )
}
