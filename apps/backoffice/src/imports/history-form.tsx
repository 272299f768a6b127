import type { HistoryImport } from "@voltread/domain/contract/import.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { UploadForm } from "../page/upload-form.tsx"
import { uploadHistory } from "./upload.ts"

const counts = ({
  customers,
  orders,
  returns,
  products,
  unchanged,
}: HistoryImport): ReadonlyArray<string> => [
  `${formatNumber(customers)} ${customers === 1 ? "customer" : "customers"}`,
  `${formatNumber(orders)} ${orders === 1 ? "order" : "orders"}`,
  `${formatNumber(returns)} ${returns === 1 ? "return" : "returns"}`,
  `${formatNumber(products)} new ${products === 1 ? "product" : "products"} not for sale`,
  `${formatNumber(unchanged)} unchanged`,
]

/** Imports the history of another shop. */
export function HistoryForm() {
  const [shop, setShop] = useState("Former shop")
  const [prefix, setPrefix] = useState("")
  return (
    <UploadForm
      what="history"
      label="History file"
      accept=".jsonl,.gz"
      hint="JSON Lines as in the template, at most 20 MB and 5,000 records."
      onSend={(file, isDryRun) => uploadHistory({ file, isDryRun, shop, prefix })}
      counts={counts}
    >
      <TextField
        label="Former shop’s name"
        description="Use the same name each time, so that importing a file again changes nothing."
        value={shop}
        onChange={setShop}
        maxLength={30}
        className="w-full max-w-xl"
      />
      <TextField
        label="Prefix of its order numbers"
        isOptional
        description="Add one, such as F-, if its numbers could be mistaken for yours."
        value={prefix}
        onChange={setPrefix}
        maxLength={10}
        className="w-full max-w-xl"
      />
    </UploadForm>
  )
}
