import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import type { AffiliateData } from "@voltread/domain/contract/affiliate.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, type ReactNode, Suspense, useState } from "react"
import { BackLink } from "../page/back-link.tsx"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { PageTitle } from "../page/page-title.tsx"
import { QueryError } from "../page/query-error.tsx"
import { useMay } from "../session/use-session.ts"
import { AffiliateCard, SubAffiliatesCard, TermsCard, TokensCard } from "./affiliate-cards.tsx"
import { affiliateQuery, affiliatesQuery } from "./model/queries.ts"

const ChangesCard = lazy(() => part(() => import("./changes-card.tsx")))
const AffiliateDialog = lazy(() => part(() => import("./dialogs/affiliate-dialog.tsx")))
const TermsDialog = lazy(() => part(() => import("./dialogs/terms-dialog.tsx")))
const SubAffiliateDialog = lazy(() => part(() => import("./dialogs/sub-affiliate-dialog.tsx")))
const TokenDialog = lazy(() => part(() => import("./dialogs/token-dialog.tsx")))

const route = getRouteApi("/_staff/affiliates/$affiliateId")

export function AffiliatePage() {
  if (useMay("manage-affiliates")) return <KnownAffiliate />
  return (
    <Frame title="Affiliate">
      <NoAccess />
    </Frame>
  )
}

function KnownAffiliate() {
  const { affiliateId } = route.useParams()
  const { data, error, isError, isPending, refetch } = useQuery(affiliateQuery(affiliateId))
  return (
    <Frame title={data?.affiliate.name ?? "Affiliate"}>
      {isPending && <ListSkeleton label="Loading the affiliate" rows={8} />}
      {isError && <QueryError error={error} what="The affiliate" onRetry={() => void refetch()} />}
      {data === null && (
        <EmptyState
          icon="search"
          title="This affiliate does not exist"
          action={
            <Link to="/affiliates" className={buttonStyle("secondary")}>
              Show all affiliates
            </Link>
          }
        />
      )}
      {data != null && <Parts data={data} />}
    </Frame>
  )
}

type OpenDialog = "affiliate" | "terms" | "token" | { readonly sub: string | null }

function Parts({ data }: { readonly data: AffiliateData }) {
  const { affiliateId } = data.affiliate
  const [dialog, setDialog] = useState<OpenDialog>()
  const rollups = useQuery(affiliatesQuery).data?.rollups ?? []
  const close = () => setDialog(undefined)
  return (
    <div className="grid items-start gap-5 wide:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <AffiliateCard data={data} onAction={() => setDialog("affiliate")} />
        <TermsCard data={data} onAction={() => setDialog("terms")} />
        <SubAffiliatesCard
          data={data}
          onAction={() => setDialog({ sub: null })}
          onEdit={(sub) => setDialog({ sub })}
        />
        <TokensCard data={data} onAction={() => setDialog("token")} />
      </div>
      <Suspense fallback={null}>
        <ChangesCard data={data} />
      </Suspense>
      <Suspense fallback={null}>
        {dialog === "affiliate" && (
          <AffiliateDialog affiliate={data.affiliate} rollups={rollups} onClose={close} />
        )}
        {dialog === "terms" && (
          <TermsDialog
            affiliateId={affiliateId}
            subAffiliates={data.subAffiliates}
            timeZone={data.timeZone}
            onClose={close}
          />
        )}
        {dialog === "token" && <TokenDialog affiliateId={affiliateId} onClose={close} />}
        {typeof dialog === "object" && (
          <SubAffiliateDialog
            affiliateId={affiliateId}
            known={data.subAffiliates}
            sub={data.subAffiliates.find(({ subAffiliateId }) => subAffiliateId === dialog.sub) ?? null}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:px-6">
      <PageTitle>{title}</PageTitle>
      <BackLink to="/affiliates">Affiliates</BackLink>
      <h1 className="text-2xl">{title}</h1>
      {children}
    </div>
  )
}
