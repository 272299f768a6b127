import { useInfiniteQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import type { ModeratedReview } from "@voltread/domain/contract/product-review.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useEffectEvent, useMemo, useRef, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { TabRow } from "../page/tab-row.tsx"
import { chipStyle, tabStyle } from "../page/tab-style.ts"
import { useDecisionKeys } from "../page/use-decision-keys.ts"
import { useChange } from "../session/use-change.ts"
import { type ModerationDecision, productReviewColumns } from "./product-review-columns.tsx"
import { PRODUCT_REVIEWS, productReviewsKey, productReviewsQuery } from "./queries.ts"
import { STARS } from "./view.ts"

const RejectDialog = lazy(() => part(() => import("./reject-dialog.tsx")))

const route = getRouteApi("/_staff/product-reviews")

const DECISIONS = { p: "publish", x: "reject" } as const

/** What customers write about products; each is decided by one key before the shop shows it. */
export function ProductReviewsPage() {
  const view = route.useSearch()
  const query = useInfiniteQuery(productReviewsQuery(view))
  const reviews = query.data?.pages.flatMap((page) => page.reviews)
  const { run, problem } = useChange([productReviewsKey])
  const [rejecting, setRejecting] = useState<ModeratedReview>()
  const list = useRef<HTMLDivElement>(null)
  /** Reviews that are being published. */
  const publishing = useRef(new Set<string>())

  /** The row that has moved to the place of the one that was decided on. */
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const rows = list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? []
      rows[Math.min(index, rows.length - 1)]?.focus()
    })
  const indexOf = (review: ModeratedReview) => reviews?.findIndex(({ id }) => id === review.id) ?? 0

  const decide = useEffectEvent(async (review: ModeratedReview, decision: ModerationDecision) => {
    if (decision === "reject") return setRejecting(review)
    if (publishing.current.has(review.id)) return
    publishing.current.add(review.id)
    const index = indexOf(review)
    const answer = await run({
      request: {
        method: "PUT",
        path: `${PRODUCT_REVIEWS}/${review.id}/publication`,
        body: { revision: review.revision },
      },
      done: "Review published.",
      missing: "This review could not be found.",
    })
    publishing.current.delete(review.id)
    if (answer._tag === "done") focusRow(index)
  })
  useDecisionKeys(DECISIONS, (id, decision) => {
    const review = reviews?.find((each) => each.id === id)
    if (review !== undefined && DECISION_CHANGES[decision] !== review.status) void decide(review, decision)
  })
  const columns = useMemo(() => productReviewColumns((review, decision) => void decide(review, decision)), [])
  const layout = useTableLayout("product-reviews", columns)

  return (
    <ListPage title="Product reviews" layout={layout} tabs={<Tabs />} filters={<Filters />}>
      <ProblemNotice problem={problem} />
      <div ref={list}>
        <TableList
          query={query}
          rows={reviews}
          what="reviews"
          caption="Product reviews"
          layout={layout}
          rowId={({ id }) => id}
          empty={
            <EmptyState
              icon="check"
              title={view.status === undefined ? "No reviews waiting" : `No ${view.status} reviews`}
            >
              Customers' product reviews appear here before they are published.
            </EmptyState>
          }
        />
      </div>
      {rejecting !== undefined && (
        <Suspense fallback={null}>
          <RejectDialog
            review={rejecting}
            onClose={() => setRejecting(undefined)}
            onDone={() => {
              setRejecting(undefined)
              focusRow(indexOf(rejecting))
            }}
          />
        </Suspense>
      )}
    </ListPage>
  )
}

const DECISION_CHANGES = { publish: "published", reject: "rejected" } as const

function Tabs() {
  const tabs = [
    { status: undefined, label: "Waiting" },
    { status: "published", label: "Published" },
    { status: "rejected", label: "Rejected" },
  ] as const
  const { status: current, ...others } = route.useSearch()
  return (
    <TabRow label="Review views">
      {tabs.map(({ status, label }) => (
        <Link
          key={label}
          to="/product-reviews"
          search={{ ...others, ...(status && { status }) }}
          activeOptions={{ exact: true }}
          aria-current={status === current ? "page" : undefined}
          className={tabStyle}
        >
          {label}
        </Link>
      ))}
    </TabRow>
  )
}

function Filters() {
  const { stars: chosen, ...otherStars } = route.useSearch()
  const { product, ...otherProducts } = route.useSearch()
  return (
    <div className="flex flex-wrap items-center gap-2">
      {STARS.map((stars) => (
        <Link
          key={stars}
          to="/product-reviews"
          search={stars === chosen ? otherStars : { ...otherStars, stars }}
          className={`${chipStyle} ${stars === chosen ? "border-ink bg-accent-soft" : ""}`}
        >
          {stars === chosen && <span className="sr-only">Remove filter: </span>}
          {stars === "1" ? "1 star" : `${stars} stars`}
          {stars === chosen && <Icon name="close" className="size-4" />}
        </Link>
      ))}
      {product !== undefined && (
        <Link
          to="/product-reviews"
          search={otherProducts}
          className={`${chipStyle} border-ink bg-accent-soft`}
        >
          <span className="sr-only">Remove filter: </span>
          {`One product: ${product}`}
          <Icon name="close" className="size-4" />
        </Link>
      )}
    </div>
  )
}
