import { useQuery } from "@tanstack/react-query"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useEffect } from "react"
import { deferred } from "../shop/deferred.tsx"
import { Loaded } from "../shop/loaded.tsx"
import { useShop } from "../shop/use-shop.ts"
import { PageTitle } from "./page-title.tsx"
import { profileQuery } from "./queries.ts"

/** Loads while the profile does. */
const loadForm = () => part(() => import("./details-form.tsx"))
const DetailsForm = lazy(loadForm)

// Below the first screen.
const password = deferred(() => import("./password-panel.tsx").then((module) => module.PasswordPanel))
const logIns = deferred(() => import("./log-ins-panel.tsx").then((module) => module.LogInsPanel))
const privacy = deferred(() => import("./privacy-panel.tsx").then((module) => module.PrivacyPanel))

export function ProfilePage() {
  const { rest } = useShop()
  const profile = useQuery(profileQuery(rest))
  useEffect(() => void loadForm(), [])
  const loading = (
    <Loading label="Loading your profile">
      <Skeleton className="h-80 w-full max-w-2xl rounded-lg" />
    </Loading>
  )
  return (
    <>
      <PageTitle>Your profile</PageTitle>
      <Loaded query={profile} failure="Your profile could not be loaded" skeleton={loading}>
        {(details) => (
          <div className="flex max-w-2xl flex-col gap-5">
            <Suspense fallback={loading}>
              <DetailsForm profile={details} />
            </Suspense>
            {password}
            {logIns}
            {privacy}
          </div>
        )}
      </Loaded>
    </>
  )
}
