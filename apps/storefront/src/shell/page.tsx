import { Match, Outlet, useMatches } from "@tanstack/react-router"
import { Suspense, useEffect } from "react"
import { useShop } from "../shop/use-shop.ts"

/** Its effect runs when the page that it stands in has come alive. */
function Alive() {
  const { hydration } = useShop()
  useEffect(hydration.finish, [])
  return null
}

/** The page of the address; it comes alive on its own, after what stands around it. */
export function Page() {
  const routeId = useMatches({
    select: ([root, page]) => (root?.status === "notFound" || page === undefined ? null : page.routeId),
  })
  return (
    <Suspense fallback={null}>
      {routeId === null ? <Outlet /> : <Match routeId={routeId} />}
      <Alive />
    </Suspense>
  )
}
