import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, type ReactNode, Suspense } from "react"
import type { MarkupFragment } from "../generated/prices.ts"
import { BackLink } from "../page/back-link.tsx"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { PageTitle } from "../page/page-title.tsx"
import { QueryError } from "../page/query-error.tsx"
import { useMay } from "../session/use-session.ts"
import { newMarkup, termsOf, valuesOf } from "./markup-values.ts"
import { markupQuery } from "./queries.ts"
import { useSaveMarkup } from "./use-save-markup.ts"

/** With all its fields it weighs more than a page may on its first screen. */
const MarkupForm = lazy(() => part(() => import("./markup-form.tsx")))

const LOADING = <ListSkeleton label="Loading the form" rows={8} />

/** A new rule. */
export function NewMarkupPage() {
  const mayManage = useMay("manage-prices")
  return <Frame title="New price markup">{mayManage ? <NewMarkup /> : <NoAccess />}</Frame>
}

function NewMarkup() {
  const { add } = useSaveMarkup()
  return (
    <Suspense fallback={LOADING}>
      <MarkupForm initial={newMarkup} markupId={null} onSave={add} />
    </Suspense>
  )
}

/** One rule, to be changed, deleted or brought back. */
export function MarkupPage() {
  const mayManage = useMay("manage-prices")
  return mayManage ? (
    <KnownMarkup />
  ) : (
    <Frame title="Price markup">
      <NoAccess />
    </Frame>
  )
}

const route = getRouteApi("/_staff/prices/rules/$markupId")

function KnownMarkup() {
  const { markupId } = route.useParams()
  const { data, error, isError, isPending, refetch } = useQuery(markupQuery(markupId))
  return (
    <Frame title={data?.title ?? "Price markup"} isDeleted={data?.isDeleted === true}>
      {isPending && <ListSkeleton label="Loading the price markup" rows={8} />}
      {isError && <QueryError error={error} what="The price markup" onRetry={() => void refetch()} />}
      {data === null && (
        <EmptyState
          icon="search"
          title="This price markup does not exist"
          action={
            <Link to="/prices" className={buttonStyle("secondary")}>
              Show all price markups
            </Link>
          }
        />
      )}
      {data != null && <EditMarkup key={data.updatedAt} markup={data} />}
    </Frame>
  )
}

function EditMarkup({ markup }: { readonly markup: MarkupFragment }) {
  const { update, isPending } = useSaveMarkup()
  const initial = valuesOf(markup)
  const terms = termsOf(initial)
  return (
    <Suspense fallback={LOADING}>
      <MarkupForm
        initial={initial}
        markupId={markup.id}
        onSave={(changed) => update(markup, changed, false)}
        actions={
          !markup.isDeleted &&
          terms !== null && (
            <Button variant="danger" isPending={isPending} onPress={() => void update(markup, terms, true)}>
              <Icon name="trash" className="size-4" />
              Delete
            </Button>
          )
        }
      />
    </Suspense>
  )
}

interface FrameProps {
  readonly title: string
  readonly isDeleted?: boolean
  readonly children: ReactNode
}

function Frame({ title, isDeleted = false, children }: FrameProps) {
  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:px-6">
      <PageTitle>{title}</PageTitle>
      <BackLink to="/prices">Prices</BackLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">{title}</h1>
        {isDeleted && <Badge>Deleted: saving brings it back</Badge>}
      </div>
      {children}
    </div>
  )
}
