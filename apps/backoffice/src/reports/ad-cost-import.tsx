import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { formatNumber } from "@voltread/ui/components/number.ts"
import { type FormEvent, useState } from "react"
import { FileField } from "../page/file-field.tsx"
import { RefusedLines } from "../page/refused-lines.tsx"
import { uploadAdCosts } from "./upload-ad-costs.ts"

const NO_FILE = "Please choose a file"

/** Takes in what ads cost, and says which lines were not. */
export default function AdCostImport() {
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const queryClient = useQueryClient()
  const { mutateAsync, isPending, data: uploaded, reset } = useMutation({ mutationFn: uploadAdCosts })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (file === null) return setMissing(true)
    const { _tag } = await mutateAsync(file)
    if (_tag === "taken") await queryClient.invalidateQueries({ queryKey: ["report", "google-keywords"] })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
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
          <p>
            {formatNumber(uploaded.answer.imported)} lines imported, {formatNumber(uploaded.answer.rejected)}{" "}
            rejected.
          </p>
          <RefusedLines lines={uploaded.answer.rejections} />
        </Notice>
      )}
      <Button type="submit" variant="secondary" size="sm" isPending={isPending}>
        Import ad costs
      </Button>
    </form>
  )
}
