import { createFileRoute } from "@tanstack/react-router"
import { HomePage } from "../home/home-page.tsx"
import { shelves } from "../home/shelves.ts"
import { ready } from "../router/ready.ts"

export const Route = createFileRoute("/")({
  loader: ({ context }) =>
    Promise.all(shelves.map((shelf) => ready(context.queries, shelf.query(context.request)))).then(
      () => undefined,
    ),
  component: HomePage,
})
