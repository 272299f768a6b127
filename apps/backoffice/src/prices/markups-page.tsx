import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Checkbox } from "@voltread/ui/components/checkbox.tsx"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { Pagination } from "@voltread/ui/components/pagination.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { QueryError } from "../page/query-error.tsx"
import { SearchBox } from "../page/search-box.tsx"
import { useMay } from "../session/use-session.ts"
import { GenerationPanel } from "./generation-panel.tsx"
import { MarkupTable } from "./markup-table.tsx"
import { PriceTabs } from "./price-tabs.tsx"
import { markupsQuery } from "./queries.ts"
import { RowsSkeleton } from "./rows-skeleton.tsx"
import { type MarkupsView, markupsView } from "./view.ts"
import { KIND_LABELS, RULE_TYPES } from "./words.ts"

const ANY = "any"
const kinds = [{ id: ANY, label: "Any kind" }, ...RULE_TYPES.map((id) => ({ id, label: KIND_LABELS[id] }))]

/** The rules that make prices, and the button that puts them into the shop. */
export function MarkupsPage() {
  const mayManage = useMay("manage-prices")
  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:px-6">
      <title>Prices · Voltread back office</title>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl">Prices</h1>
        {mayManage && (
          <Link to="/prices/rules/new" className={`${buttonStyle("secondary")} ml-auto`}>
            <Icon name="plus" className="size-4" />
            New price markup
          </Link>
        )}
      </header>
      {mayManage ? <Markups /> : <NoAccess />}
    </div>
  )
}

const route = getRouteApi("/_staff/prices/")

function Markups() {
  const view = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, isError, isPending, isPlaceholderData, refetch } = useQuery(markupsQuery(view))
  /** Another question begins at its first page. */
  const ask = (change: Record<string, string | undefined>) => {
    const { page: _, ...rest } = view
    void navigate({ search: markupsView({ ...rest, ...change }), replace: true })
  }
  const isFiltered = view.q !== undefined || view.kind !== undefined
  return (
    <>
      <PriceTabs />
      <GenerationPanel />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="flex min-w-0 grow basis-full sm:basis-72">
          <SearchBox
            label="Search price markups"
            placeholder="Category, brand or supplier"
            value={view.q ?? ""}
            onChange={(q) => ask({ q })}
          />
        </div>
        <NativeSelect
          label="Chosen by"
          options={kinds}
          value={view.kind ?? ANY}
          onChange={(kind) => ask({ kind })}
          className="w-44"
        />
        <Checkbox
          isSelected={view.deleted === "shown"}
          onChange={(isShown) => ask({ deleted: isShown ? "shown" : undefined })}
          className="pb-3"
        >
          Show deleted
        </Checkbox>
      </div>
      {isPending && <RowsSkeleton label="Loading the price markups" />}
      {isError && data === undefined && (
        <QueryError error={error} what="The price markups" onRetry={() => void refetch()} />
      )}
      {data?.totalCount === 0 && <NoMarkups isFiltered={isFiltered} />}
      {data !== undefined && data.totalCount > 0 && (
        <div className={`flex flex-col gap-4 ${isPlaceholderData ? "opacity-60" : ""}`}>
          <MarkupTable markups={data.priceMarkups} />
          <Pages view={view} last={Math.ceil(data.totalCount / data.pageSize)} />
        </div>
      )}
    </>
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
      title="No price markup fits"
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
      Without one, every product is sold at the price that its supplier lists.
    </EmptyState>
  )
}
