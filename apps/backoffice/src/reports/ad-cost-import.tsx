import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { type FormEvent, useState } from "react"
import CsvButton from "../page/csv-button.tsx"
import { FileField } from "../page/file-field.tsx"
import { importOutcome } from "../page/import-outcome.ts"
import { RefusedLines } from "../page/refused-lines.tsx"
import { uploadAdCosts } from "./upload-ad-costs.ts"

const NO_FILE = "Please choose a file"

/** Takes in what ads cost, and says which lines were not. */
export default function AdCostImport() {
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const queryClient = useQueryClient()
  const {
    mutateAsync,
    isPending,
    variables,
    data: uploaded,
    reset,
  } = useMutation({ mutationFn: uploadAdCosts })

  const send = async (isDryRun: boolean) => {
    if (file === null) return setMissing(true)
    const { _tag } = await mutateAsync({ file, isDryRun })
    if (_tag === "taken" && !isDryRun)
      await queryClient.invalidateQueries({ queryKey: ["report", "google-keywords"] })
  }
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send(false)
      }}
      className="flex flex-col items-start gap-3 rounded-md border border-line bg-surface p-4"
    >
      <FileField
        label="File of ad costs"
        accept=".csv,.gz"
        hint="CSV with the columns day, campaign, keyword, clicks, cost"
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
      {uploaded?._tag === "refused" && (
        <Notice severity="error" isAlert>
          {uploaded.message}
        </Notice>
      )}
      {uploaded?._tag === "taken" && (
        <Notice severity={uploaded.answer.rejected === 0 ? "success" : "warning"} isAlert>
          <p>{importOutcome(uploaded.answer, variables?.isDryRun === true)}</p>
          <RefusedLines lines={uploaded.answer.rejections} />
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          isPending={isPending && variables?.isDryRun === false}
        >
          Import ad costs
        </Button>
        <Button
          variant="secondary"
          size="sm"
          isPending={isPending && variables?.isDryRun === true}
          onPress={() => void send(true)}
        >
          Only check the file
        </Button>
        <CsvButton path="/api/admin/ad-costs-template.csv" fileName="ad-costs-template.csv">
          Template
        </CsvButton>
      </div>
    </form>
  )
}
