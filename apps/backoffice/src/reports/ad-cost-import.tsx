import { useMutation, useQueryClient } from "@tanstack/react-query"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { formatNumber } from "@voltread/ui/components/number.ts"
import { type FormEvent, useState } from "react"
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
      <label className="flex w-full max-w-xl flex-col gap-1.5">
        <span className="text-sm font-semibold">File of ad costs</span>
        <input
          type="file"
          accept=".csv,.gz"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            setMissing(false)
            reset()
          }}
          className="w-full rounded-md border border-line-strong bg-surface p-2 text-sm file:mr-3 file:h-9 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sunken file:px-3 file:font-semibold file:text-ink"
        />
        <span className="text-sm text-muted">CSV with the columns day, campaign, keyword, clicks, cost</span>
      </label>
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
          {uploaded.answer.rejections.length > 0 && (
            <ul className="mt-2 max-h-60 overflow-auto text-sm">
              {uploaded.answer.rejections.map(({ line, reason }) => (
                <li key={`${line} ${reason}`}>
                  Line {formatNumber(line)}: {reason}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <Button type="submit" variant="secondary" size="sm" isPending={isPending}>
        Import ad costs
      </Button>
    </form>
  )
}
