import { createFileRoute } from "@tanstack/react-router"
import { FinderPage } from "../finder/finder-page.tsx"
import { parseFinder } from "../finder/finder-search.ts"
import { vehicleTypesQuery, yearsQuery } from "../finder/queries.ts"
import { publicHead } from "../router/page-head.ts"
import { preload } from "../router/preload.ts"

export const Route = createFileRoute("/tires")({
  validateSearch: parseFinder,
  loader: async ({ context: { queries, request } }) => {
    await Promise.all([preload(queries, yearsQuery(request)), preload(queries, vehicleTypesQuery(request))])
  },
  head: publicHead(
    "Find tires that fit",
    () => "Tires for your vehicle by year, make, model and trim, or by size, and why they fit.",
  ),
  component: Tires,
})

function Tires() {
  const { by = "vehicle", product } = Route.useSearch()
  return <FinderPage kind="tires" tab={by} product={product} />
}
