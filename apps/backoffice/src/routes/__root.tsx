import { createRootRoute, Outlet } from "@tanstack/react-router"
import { Toasts } from "../shell/toasts.tsx"

export const Route = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Toasts />
    </>
  ),
})
