import type { AffiliateData } from "@voltread/domain/contract/affiliate.ts"
import { termsInWords } from "@voltread/domain/shared/commission-words.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { affiliatePath, affiliatesKey } from "../model/queries.ts"

interface EndTermsDialogProps {
  readonly affiliateId: string
  readonly ending: AffiliateData["terms"][number]
  readonly onClose: () => void
}

export default function EndTermsDialog({
  affiliateId,
  ending: { termsId, terms },
  onClose,
}: EndTermsDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [affiliatesKey], onClose })
  const end = () =>
    void submit({
      request: { method: "DELETE", path: `${affiliatePath(affiliateId)}/terms/${termsId}` },
      done: "Terms ended.",
      missing: "These terms could not be found.",
    })
  return (
    <CommandDialog title="End these terms now" confirm="End now" onSubmit={end} {...dialog}>
      <p>
        <strong>{termsInWords(terms)}</strong>
      </p>
      <p>Nothing is paid by them for orders from now on. Earlier orders keep what they earn.</p>
    </CommandDialog>
  )
}
