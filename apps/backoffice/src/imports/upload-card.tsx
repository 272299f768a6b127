import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { Checkbox } from "@voltread/ui/components/checkbox.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { type FormEvent, lazy, Suspense, useState } from "react"
import { Card } from "../page/card.tsx"
import CsvButton from "../page/csv-button.tsx"
import { FileField } from "../page/file-field.tsx"
import { MappingSelect } from "./mapping-select.tsx"
import { IMPORTS } from "./queries.ts"
import { upload } from "./upload.ts"
import { useMapping } from "./use-mapping.ts"

const MappingFields = lazy(() => part(() => import("./mapping-fields.tsx")))

const NO_FILE = "Please choose a file"

/** Uploads a supplier's file, then goes to the page of its import. */
export function UploadCard() {
  const [file, setFile] = useState<File | null>(null)
  const [isComplete, setComplete] = useState(false)
  const [isDryRun, setDryRun] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const mapping = useMapping()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (given: Omit<Parameters<typeof upload>[0], "mapping">) => {
      const refused = mapping.problem ?? (await mapping.save())
      if (refused !== undefined) return { _tag: "refused", message: refused } as const
      return await upload({ ...given, mapping: mapping.draft?.name ?? null })
    },
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (file === null) return setProblem(NO_FILE)
    const uploaded = await mutateAsync({ file, isComplete, isDryRun })
    if (uploaded._tag === "refused") return setProblem(uploaded.message)
    void queryClient.invalidateQueries({ queryKey: [IMPORTS] })
    await navigate({ to: "/prices/imports/$importId", params: { importId: uploaded.answer } })
  }
  return (
    <Card title="Import a supplier’s file" action={<Templates />}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col items-start gap-4">
        <FileField
          label="File"
          accept=".jsonl,.csv,.gz"
          hint="CSV or JSON Lines, also zipped: .csv, .jsonl, .csv.gz, .jsonl.gz"
          onChange={(chosen) => {
            setFile(chosen)
            setProblem(null)
            mapping.lookAt(chosen)
          }}
        />
        <MappingSelect mapping={mapping} onChange={() => setProblem(null)} />
        {mapping.file !== undefined && mapping.draft !== null && (
          <Suspense fallback={null}>
            <MappingFields
              file={mapping.file}
              profiles={mapping.profiles}
              draft={mapping.draft}
              isReplacing={mapping.isReplacing}
              problem={mapping.problem === problem ? undefined : mapping.problem}
              onChange={(draft) => {
                setProblem(null)
                mapping.change(draft)
              }}
            />
          </Suspense>
        )}
        <Checkbox isSelected={isComplete} onChange={setComplete}>
          This is the supplier’s full list: take everything else of theirs off sale
        </Checkbox>
        <Checkbox isSelected={isDryRun} onChange={setDryRun}>
          Only check the file: show what would change, without changing it
        </Checkbox>
        <ProblemNotice problem={problem} />
        <Button type="submit" isPending={isPending || mapping.isLooking}>
          <Icon name="arrow-right" className="size-4" />
          {isDryRun ? "Check" : "Import"}
        </Button>
      </form>
    </Card>
  )
}

/** The shop's own columns; files of known suppliers are taken as they are. */
function Templates() {
  return (
    <CsvButton path="/api/admin/imports/template?profile=voltread" fileName="products-template.csv">
      Template
    </CsvButton>
  )
}
