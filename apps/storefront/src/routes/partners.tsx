import { createFileRoute } from "@tanstack/react-router"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense } from "react"
import { privateHead } from "../router/page-head.ts"

/** For a few people who come with a link of their own: the shop's pages do not carry it. */
const PartnersPage = lazy(() => part(() => import("../partners/partners-page.tsx")))

export const Route = createFileRoute("/partners")({
  head: privateHead("Partner report"),
  component: Partners,
})

function Partners() {
  return (
    <Suspense fallback={null}>
      <PartnersPage />
    </Suspense>
  )
}
