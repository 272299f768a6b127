import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { Pagination } from "@voltread/ui/components/pagination.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { NoAccess } from "../page/no-access.tsx"
import { SearchBox } from "../page/search-box.tsx"
import { useMay } from "../session/use-session.ts"
import { KIND_LABELS } from "./labels.ts"
import { markupColumns } from "./markup-columns.tsx"
import { PriceTabs } from "./price-tabs.tsx"
import { markupsQuery } from "./queries.ts"
import { RULE_TYPES } from "./rule-types.ts"
import { type MarkupsView, markupsView } from "./view.ts"

const GenerationPanel = lazy(() => part(() => import("./generation-panel.tsx")))

const ANY = "any"
const kinds = [{ id: ANY, label: "Any" }, ...RULE_TYPES.map((id) => ({ id, label: KIND_LABELS[id] }))]

/** The rules that make prices, and the button that puts them into the shop. */
export function MarkupsPage() {
  if (useMay("manage-prices")) return <Markups />
  return (
    <ListPage title="Prices">
      <NoAccess />
    </ListPage>
  )
}

const route = getRouteApi("/_staff/prices/")

function Markups() {
  const view = route.useSearch()
  const layout = useTableLayout("markups", markupColumns)
  const query = useQuery(markupsQuery(view))
  const isFiltered = view.q !== undefined || view.kind !== undefined
  return (
    <ListPage
      title="Prices"
      actions={
        <Link to="/prices/rules/new" className={buttonStyle("secondary")}>
          <Icon name="plus" className="size-4" />
          New price markup
        </Link>
      }
      layout={layout}
      tabs={
        <>
          <PriceTabs />
          <Suspense fallback={<div className="h-20 rounded-lg border border-line bg-surface" />}>
            <GenerationPanel />
          </Suspense>
        </>
      }
      filters={<Filters view={view} />}
    >
      <TableList
        query={query}
        rows={query.data?.priceMarkups}
        what="price markups"
        caption="Price markups"
        layout={layout}
        rowId={({ id }) => id}
        empty={<NoMarkups isFiltered={isFiltered} />}
      />
      {query.data !== undefined && (
        <Pages view={view} last={Math.ceil(query.data.totalCount / query.data.pageSize)} />
      )}
    </ListPage>
  )
}

function Filters({ view }: { readonly view: MarkupsView }) {
  const navigate = route.useNavigate()
  /** A changed filter begins at its first page. */
  const change = (changed: Record<string, string | undefined>) => {
    const { page: _, ...rest } = view
    void navigate({ search: markupsView({ ...rest, ...changed }), replace: true })
  }
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="flex min-w-0 grow basis-full sm:basis-72">
        <SearchBox
          label="Search price markups"
          placeholder="Category, brand or supplier"
          value={view.q ?? ""}
          onChange={(q) => change({ q })}
        />
      </div>
      <NativeSelect
        label="Applies to"
        options={kinds}
        value={view.kind ?? ANY}
        onChange={(kind) => change({ kind })}
        className="w-44"
      />
      <label className="flex cursor-pointer items-center gap-3 pb-3">
        <input
          type="checkbox"
          checked={view.deleted === "shown"}
          onChange={({ target }) => change({ deleted: target.checked ? "shown" : undefined })}
          className="size-5 cursor-pointer accent-accent"
        />
        Show deleted
      </label>
    </div>
  )
}

function Pages({ view, last }: { readonly view: MarkupsView; readonly last: number }) {
  const { page = 1, ...rest } = view
  return (
    <Pagination
      current={page}
      last={last}
      renderLink={({ page: to, ...link }) => (
        <Link key={to} to="/prices" search={to === 1 ? rest : { ...rest, page: to }} {...link} />
      )}
    />
  )
}

function NoMarkups({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      icon="search"
      title="No matching price markups"
      action={
        <Link to="/prices" className={buttonStyle("secondary")}>
          Show all price markups
        </Link>
      }
    >
      Search by part of a category, a brand or a supplier.
    </EmptyState>
  ) : (
    <EmptyState
      icon="card"
      title="No price markups yet"
      action={
        <Link to="/prices/rules/new" className={buttonStyle("primary")}>
          Add the first one
        </Link>
      }
    >
      Without one, every product is sold at its supplier's list price.
    </EmptyState>
  )
}
