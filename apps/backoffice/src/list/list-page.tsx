import { formatCount } from "@voltread/domain/shared/number-format.ts"
import type { ReactNode } from "react"
import { PageTitle } from "../page/page-title.tsx"
import { TableTools } from "./table-tools.tsx"
import type { TableLayout } from "./use-table-layout.ts"

interface ListPageProps {
  /** The way to the page that leads here, where no menu does. */
  readonly back?: ReactNode
  readonly title: string
  /** How many were found; the server stops counting at some number. */
  readonly found?: { readonly totalCount: number; readonly moreThanCounted: boolean } | undefined
  /** What else the head of the page says or does. */
  readonly actions?: ReactNode
  /** Adds the tools of a table: density and columns. */
  readonly layout?: TableLayout<never>
  readonly tabs?: ReactNode
  /** Search and filters. */
  readonly filters?: ReactNode
  readonly children: ReactNode
}

/** Frame of a page that lists things: title, tabs, filters, the list. */
export function ListPage({ back, title, found, actions, layout, tabs, filters, children }: ListPageProps) {
  return (
    <div className="group/page flex flex-col gap-4 px-4 py-5 desk:px-6">
      <PageTitle>{title}</PageTitle>
      {back}
      <header className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        <p aria-live="polite" className="numeric text-muted">
          {found && `${formatCount(found)} found`}
        </p>
        <div className="ml-auto flex flex-wrap items-center gap-4">
          {actions}
          {layout !== undefined && <TableTools layout={layout} />}
        </div>
      </header>
      {tabs}
      {filters}
      {children}
    </div>
  )
}
