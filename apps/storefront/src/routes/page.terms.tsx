import { createFileRoute } from "@tanstack/react-router"

export const Route = createFileRoute("/page/terms")({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/page/terms"!</div>
}
