import { createRootRoute, Outlet } from "@tanstack/react-router"
import { NotFound } from "../shell/not-found.tsx"
import { Toasts } from "../shell/toasts.tsx"

export const Route = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Toasts />
    </>
  ),
  notFoundComponent: NotFound,
})
