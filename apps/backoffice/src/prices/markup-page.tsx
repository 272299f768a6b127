import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { type Words, wordDifferences } from "@voltread/domain/shared/difference.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, type ReactNode, Suspense, useState } from "react"
import type { MarkupFragment } from "../generated/prices.ts"
import { BackLink } from "../page/back-link.tsx"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { NewerVersion } from "../page/newer-version.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { PageTitle } from "../page/page-title.tsx"
import { QueryError } from "../page/query-error.tsx"
import { useMay } from "../session/use-session.ts"
import { newMarkup, termsOf, valuesOf } from "./markup-values.ts"
import { markupQuery } from "./queries.ts"
import { useAddMarkup, useUpdateMarkup } from "./use-save-markup.ts"

/** With all its fields it weighs more than a page may on its first screen. */
const MarkupForm = lazy(() => part(() => import("./markup-form.tsx")))

const LOADING = <ListSkeleton label="Loading the form" rows={8} />

/** A new rule. */
export function NewMarkupPage() {
  const mayManage = useMay("manage-prices")
  return <Frame title="New price markup">{mayManage ? <NewMarkup /> : <NoAccess />}</Frame>
}

function NewMarkup() {
  const add = useAddMarkup()
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
      {data != null && <EditMarkup key={data.id} markup={data} />}
    </Frame>
  )
}

function EditMarkup({ markup }: { readonly markup: MarkupFragment }) {
  const { current, before, update, isPending } = useUpdateMarkup(markup)
  const [initial] = useState(() => valuesOf(markup))
  const known = termsOf(valuesOf(current))
  return (
    <Suspense fallback={LOADING}>
      <MarkupForm
        initial={initial}
        markupId={markup.id}
        onSave={(terms) => update(terms, false)}
        onDelete={current.isDeleted || known === null ? undefined : () => update(known, true)}
        isDeleting={isPending}
        notice={
          before !== undefined && (
            <NewerVersion
              what="this price markup"
              differences={wordDifferences(wordsOf(before), wordsOf(current))}
            />
          )
        }
      />
    </Suspense>
  )
}

const wordsOf = ({ title, isDeleted }: MarkupFragment): Words => ({
  Rule: title,
  Deleted: isDeleted ? "yes" : "no",
})

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
