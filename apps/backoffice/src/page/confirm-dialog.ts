import { part } from "@voltread/ui/loading/parts.ts"
import { lazy } from "react"

/** Loaded when it is first needed. */
export const ConfirmDialog = lazy(() =>
  part(() => import("@voltread/ui/components/confirm-dialog.tsx")).then((module) => ({
    default: module.ConfirmDialog,
  })),
)
