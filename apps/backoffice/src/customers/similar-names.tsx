import type { CustomerPage } from "@voltread/domain/contract/customer.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"

interface SimilarNamesProps {
  readonly page: Pick<typeof CustomerPage.Type, "areSimilar"> | undefined
  readonly searched: string | undefined
}

/** Says that the customers of a page are not called as was searched, but similarly. */
export function SimilarNames({ page, searched }: SimilarNamesProps) {
  if (page?.areSimilar !== true) return null
  return (
    <Notice severity="info" isAlert>
      No customer called “{searched}”. These have similar names.
    </Notice>
  )
}
