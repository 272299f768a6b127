import { Match, Outlet, useMatches } from "@tanstack/react-router"
import { Suspense, useEffect } from "react"
import { useShop } from "../shop/use-shop.ts"

/** Its effect runs when the page around it was hydrated. */
function Alive() {
  const { hydration } = useShop()
  useEffect(hydration.finish, [])
  return null
}

/** The page of the address. It is hydrated by itself, after the layout around it. */
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
