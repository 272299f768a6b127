import { useQuery } from "@tanstack/react-query"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { deferred } from "../shop/deferred.tsx"
import { useShop } from "../shop/use-shop.ts"
import { DetailsForm } from "./details-form.tsx"
import { PageTitle } from "./page-title.tsx"
import { profileQuery } from "./queries.ts"

// Below the first screen.
const password = deferred(() => import("./password-panel.tsx").then((module) => module.PasswordPanel))
const logIns = deferred(() => import("./log-ins-panel.tsx").then((module) => module.LogInsPanel))
const privacy = deferred(() => import("./privacy-panel.tsx").then((module) => module.PrivacyPanel))

export function ProfilePage() {
  const { rest } = useShop()
  const profile = useQuery(profileQuery(rest))
  return (
    <>
      <PageTitle>Your profile</PageTitle>
      {profile.isError ? (
        <ErrorState title="Your profile could not be loaded" onRetry={() => void profile.refetch()}>
          {messageOf(profile.error)}
        </ErrorState>
      ) : profile.data === undefined ? (
        <Loading label="Loading your profile">
          <Skeleton className="h-80 w-full max-w-2xl rounded-lg" />
        </Loading>
      ) : (
        <div className="flex max-w-2xl flex-col gap-5">
          <DetailsForm profile={profile.data} />
          {password}
          {logIns}
          {privacy}
        </div>
      )}
    </>
  )
}
