import { createFileRoute } from "@tanstack/react-router"
import { HomePage } from "../home/home-page.tsx"
import { productRows } from "../home/product-rows.ts"
import { ready } from "../router/ready.ts"

export const Route = createFileRoute("/")({
  loader: ({ context }) =>
    Promise.all(productRows.map((row) => ready(context.queries, row.query(context.request)))).then(
      () => undefined,
    ),
  component: HomePage,
})
