import { createFileRoute } from "@tanstack/react-router"
import { BrandsPage } from "../brand/brands-page.tsx"
import { brandsQuery } from "../brand/queries.ts"
import { preload } from "../router/preload.ts"

export const Route = createFileRoute("/brands")({
  loader: ({ context }) => preload(context.queries, brandsQuery(context.request)),
  head: () => ({
    meta: [
      { title: "Brands | Voltread" },
      {
        name: "description",
        content: "Every brand at Voltread: electronics, tires and wheels, rated by customers.",
      },
    ],
  }),
  component: BrandsPage,
})
