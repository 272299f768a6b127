import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { Checkbox } from "@voltread/ui/components/checkbox.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { type FormEvent, useState } from "react"
import { Card } from "../page/card.tsx"
import { IMPORTS } from "./queries.ts"
import { upload } from "./upload.ts"

const NO_FILE = "Please choose a file"

/** Uploads a supplier's file, then goes to the page of its import. */
export function UploadCard() {
  const [file, setFile] = useState<File | null>(null)
  const [isComplete, setComplete] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useMutation({ mutationFn: upload })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (file === null) return setProblem(NO_FILE)
    const uploaded = await mutateAsync({ file, isComplete })
    if (uploaded._tag === "refused") return setProblem(uploaded.message)
    void queryClient.invalidateQueries({ queryKey: [IMPORTS] })
    await navigate({ to: "/prices/imports/$importId", params: { importId: uploaded.answer } })
  }
  return (
    <Card title="Import a supplier’s file">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-4">
        <label className="flex w-full max-w-xl flex-col gap-1.5">
          <span className="text-sm font-semibold">File</span>
          <input
            type="file"
            accept=".jsonl,.csv,.gz"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null)
              setProblem(null)
            }}
            className="w-full rounded-md border border-line-strong bg-surface p-2 text-sm file:mr-3 file:h-9 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sunken file:px-3 file:font-semibold file:text-ink"
          />
          <span className="text-sm text-muted">
            JSON Lines or CSV, also packed: .jsonl, .csv, .jsonl.gz, .csv.gz
          </span>
        </label>
        <Checkbox isSelected={isComplete} onChange={setComplete}>
          It names everything that its suppliers sell: take the rest of theirs off sale
        </Checkbox>
        {problem !== null && (
          <Notice severity="error" isAlert>
            {problem}
          </Notice>
        )}
        <Button type="submit" isPending={isPending}>
          <Icon name="arrow-right" className="size-4" />
          Import
        </Button>
      </form>
    </Card>
  )
}
