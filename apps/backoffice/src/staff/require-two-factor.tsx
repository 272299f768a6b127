import { useQuery } from "@tanstack/react-query"
import { Button } from "@voltread/ui/components/button.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { securityQuery } from "./model/queries.ts"

const RequireDialog = lazy(() => part(() => import("./dialogs/require-two-factor-dialog.tsx")))

/** Whether all staff need two-factor log-in; super admins decide it. */
export function RequireTwoFactor() {
  const { data } = useQuery(securityQuery)
  const [isOpen, setOpen] = useState(false)
  if (data == null) return null
  const { requiresSecondFactor } = data
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3">
      <Icon name="lock" className="size-5 text-muted" />
      <p className="min-w-0 flex-1 basis-64">
        {requiresSecondFactor
          ? "All staff need two-factor log-in."
          : "Two-factor log-in is optional for staff."}
      </p>
      <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
        {requiresSecondFactor ? "Stop requiring" : "Require for everyone"}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <RequireDialog isRequired={requiresSecondFactor} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}
