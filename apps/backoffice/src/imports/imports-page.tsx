import { useInfiniteQuery } from "@tanstack/react-query"
import { Button } from "@voltread/ui/components/button.tsx"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { QueryError } from "../page/query-error.tsx"
import { PriceTabs } from "../prices/price-tabs.tsx"
import { RowsSkeleton } from "../prices/rows-skeleton.tsx"
import { useMay } from "../session/use-session.ts"
import { ImportsTable } from "./imports-table.tsx"
import { importsQuery } from "./queries.ts"
import { UploadCard } from "./upload-card.tsx"

/** Suppliers' files and what came of them. */
export function ImportsPage() {
  const mayImport = useMay("generate-catalogue")
  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:px-6">
      <title>Imports · Voltread back office</title>
      <h1 className="text-2xl">Imports</h1>
      {mayImport ? <Imports /> : <NoAccess />}
    </div>
  )
}

function Imports() {
  const query = useInfiniteQuery(importsQuery)
  const imports = query.data?.pages.flatMap((page) => page.imports)
  return (
    <>
      <PriceTabs />
      <UploadCard />
      {query.isPending && <RowsSkeleton label="Loading the imports" />}
      {query.isError && imports === undefined && (
        <QueryError error={query.error} what="The imports" onRetry={() => void query.refetch()} />
      )}
      {imports?.length === 0 && (
        <EmptyState icon="box" title="Nothing was imported yet">
          What becomes of each file is listed here, with every line that could not be taken.
        </EmptyState>
      )}
      {imports !== undefined && imports.length > 0 && <ImportsTable imports={imports} />}
      {query.hasNextPage && (
        <Button
          variant="secondary"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
          className="self-center"
        >
          Show more imports
        </Button>
      )}
    </>
  )
}
