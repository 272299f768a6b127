import type { ReportName } from "@voltread/domain/contract/report.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import type { ReportInput } from "../generated/reports.ts"
import { StaffIcon } from "../page/staff-icon.tsx"

const SubscribeDialog = lazy(() => part(() => import("./subscribe-dialog.tsx")))

export function SubscribeButton({ id, input }: { readonly id: ReportName; readonly input: ReportInput }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
        <StaffIcon name="mail" className="size-4" />
        Get by email
      </Button>
      <Suspense fallback={null}>
        {isOpen && <SubscribeDialog id={id} input={input} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
