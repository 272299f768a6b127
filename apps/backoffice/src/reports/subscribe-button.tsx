import { Button } from "@voltread/ui/components/button.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import type { ReportInput } from "../generated/reports.ts"
import type { ReportId } from "./definitions.ts"

const SubscribeDialog = lazy(() => part(() => import("./subscribe-dialog.tsx")))

export function SubscribeButton({ id, input }: { readonly id: ReportId; readonly input: ReportInput }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => setOpen(true)}>
        <Icon name="mail" className="size-4" />
        Get by email
      </Button>
      <Suspense fallback={null}>
        {isOpen && <SubscribeDialog id={id} input={input} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
