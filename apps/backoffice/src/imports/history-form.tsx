import { useMutation } from "@tanstack/react-query"
import type { HistoryImport } from "@voltread/domain/contract/import.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { formatNumber } from "@voltread/ui/components/number.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, useState } from "react"
import { FileField } from "../page/file-field.tsx"
import { RefusedLines } from "../page/refused-lines.tsx"
import { uploadHistory } from "./upload.ts"

const NO_FILE = "Please choose a file"

/** What came of a file, or would come of it. */
const outcomeOf = (
  { customers, orders, returns, products, rejected }: HistoryImport,
  isDryRun: boolean,
): string =>
  `${isDryRun ? "Nothing was changed. The file has" : "Done"}: ${formatNumber(customers)} customers, ` +
  `${formatNumber(orders)} orders, ${formatNumber(returns)} returns, ${formatNumber(products)} new products ` +
  `that are not for sale, ${formatNumber(rejected)} ${rejected === 1 ? "line" : "lines"} refused.`

/** Brings in the history of another shop. */
export function HistoryForm() {
  const [file, setFile] = useState<File | null>(null)
  const [shop, setShop] = useState("Former shop")
  const [prefix, setPrefix] = useState("")
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, variables, data: sent, reset } = useMutation({ mutationFn: uploadHistory })
  const send = (isDryRun: boolean) => {
    if (file === null) return setMissing(true)
    mutate({ file, isDryRun, shop, prefix })
  }
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send(false)
      }}
      className="flex flex-col items-start gap-4"
    >
      <TextField
        label="Former shop’s name"
        description="The same each time: a file that is imported again then changes nothing."
        value={shop}
        onChange={setShop}
        maxLength={30}
        className="w-full max-w-xl"
      />
      <TextField
        label="Prefix of its order numbers"
        isOptional
        description="Needed where they could be taken for yours, such as F-."
        value={prefix}
        onChange={setPrefix}
        maxLength={10}
        className="w-full max-w-xl"
      />
      <FileField
        label="History file"
        accept=".jsonl,.gz"
        hint="JSON Lines as in the template, at most 20 MB and 5,000 records."
        onChange={(chosen) => {
          setFile(chosen)
          setMissing(false)
          reset()
        }}
      />
      {isMissing && (
        <Notice severity="error" isAlert>
          {NO_FILE}
        </Notice>
      )}
      {sent?._tag === "refused" && (
        <Notice severity="error" isAlert>
          {sent.message}
        </Notice>
      )}
      {sent?._tag === "taken" && (
        <Notice severity={sent.answer.rejected === 0 ? "success" : "warning"} isAlert>
          <p>{outcomeOf(sent.answer, variables?.isDryRun === true)}</p>
          <RefusedLines lines={sent.answer.rejections} />
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isPending={isPending && variables?.isDryRun === false}>
          Import history
        </Button>
        <Button
          variant="secondary"
          isPending={isPending && variables?.isDryRun === true}
          onPress={() => send(true)}
        >
          Only check the history
        </Button>
      </div>
    </form>
  )
}
