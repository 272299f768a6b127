import { Notice } from "@voltread/ui/components/notice.tsx"
import type { ReactNode } from "react"

/** What somebody else has made of an address or a shipment while its form was open. */
export function ChangedMeanwhile({ children }: { readonly children: ReactNode }) {
  return (
    <Notice severity="warning" isAlert>
      <p className="mb-2">Someone changed this while the form was open. Saving replaces:</p>
      {children}
    </Notice>
  )
}
