import { createFileRoute } from "@tanstack/react-router"
import { HomePage } from "../home/home-page.tsx"
import { productRows } from "../home/product-rows.ts"
import { preload } from "../router/preload.ts"

export const Route = createFileRoute("/")({
  loader: ({ context }) =>
    Promise.all(productRows.map((row) => preload(context.queries, row.query(context.request)))).then(
      () => undefined,
    ),
  component: HomePage,
})
