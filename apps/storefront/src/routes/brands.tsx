import { createFileRoute } from "@tanstack/react-router"
import { BrandsPage } from "../brand/brands-page.tsx"
import { brandsQuery } from "../brand/queries.ts"
import { publicHead } from "../router/page-head.ts"
import { preload } from "../router/preload.ts"

export const Route = createFileRoute("/brands")({
  loader: ({ context }) => preload(context.queries, brandsQuery(context.request)),
  head: publicHead(
    "Brands",
    (shop) => `Every brand at ${shop}: electronics, tires and wheels, rated by customers.`,
  ),
  component: BrandsPage,
})
