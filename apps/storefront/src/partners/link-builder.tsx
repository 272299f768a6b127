import type { OwnReport } from "@voltread/domain/contract/affiliate-books.ts"
import { affiliateLink } from "@voltread/domain/marketing/affiliate-link.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Select } from "@voltread/ui/components/select.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { toast } from "../shop/toasts.ts"

const NONE = "none"

interface LinkBuilderProps {
  readonly report: OwnReport
  readonly origin: string
}

/** Makes a link that credits the affiliate with the visits it brings. */
export function LinkBuilder({ report, origin }: LinkBuilderProps) {
  const [page, setPage] = useState("/")
  const [sub, setSub] = useState(NONE)
  const [clickMacro, setClickMacro] = useState("")
  const link = affiliateLink({
    origin,
    page,
    affiliateId: report.affiliateId,
    subAffiliateId: sub === NONE ? null : sub,
    rollupId: report.rollupId,
    clickMacro,
  })
  const subs = [
    { id: NONE, label: "None" },
    ...report.subAffiliates.map((subAffiliateId) => ({ id: subAffiliateId, label: subAffiliateId })),
  ]
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ severity: "success", message: "The link was copied." })
    } catch {
      toast({ severity: "error", message: "The link could not be copied. Please select it and copy it." })
    }
  }
  return (
    <section aria-label="Link builder" className="rounded-lg border border-line bg-surface p-5">
      <h2 className="text-xl">Link builder</h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        <TextField
          label="Page"
          value={page}
          onChange={setPage}
          description="A page in the shop: paste its address here."
          errorMessage={link === undefined ? "This is not a page of our shop" : undefined}
        />
        <Select label="Sub-affiliate" options={subs} value={sub} onChange={setSub} />
        <TextField
          label="Click ID"
          value={clickMacro}
          onChange={setClickMacro}
          description="Your network's placeholder, such as {click_id}"
          isOptional
        />
      </div>
      {link !== undefined && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <output
            aria-label="Your link"
            className="min-w-0 flex-1 rounded-sm bg-sunken p-3 text-sm break-all"
          >
            {link}
          </output>
          <Button variant="secondary" onPress={() => void copy(link)}>
            Copy link
          </Button>
        </div>
      )}
    </section>
  )
}
