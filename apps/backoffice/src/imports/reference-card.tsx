import { useMutation } from "@tanstack/react-query"
import {
  isReferenceKind,
  REFERENCE_KINDS,
  type ReferenceKindName,
} from "@voltread/domain/shared/reference-kinds.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { type FormEvent, useState } from "react"
import { Card } from "../page/card.tsx"
import CsvButton from "../page/csv-button.tsx"
import { FileField } from "../page/file-field.tsx"
import { importOutcome } from "../page/import-outcome.ts"
import { RefusedLines } from "../page/refused-lines.tsx"
import { uploadReference } from "./upload.ts"

const KINDS = Object.entries(REFERENCE_KINDS).map(([id, label]) => ({ id, label }))

const NO_FILE = "Please choose a file"

/** What the shop knows beside its products, as files: out of the shop, and into it. */
export default function ReferenceCard() {
  const [kind, setKind] = useState<ReferenceKindName>("vehicles")
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, variables, data: sent, reset } = useMutation({ mutationFn: uploadReference })
  const change = () => {
    setMissing(false)
    reset()
  }
  const send = (isDryRun: boolean) => {
    if (file === null) return setMissing(true)
    mutate({ kind, file, isDryRun })
  }
  const path = `/api/admin/reference-data/${kind}`
  return (
    <Card
      title="Vehicles, stores, brands, tax and places"
      action={
        <>
          <CsvButton path={`${path}?template=true`} fileName={`${kind}-template.csv`}>
            Template
          </CsvButton>
          <CsvButton path={path} fileName={`${kind}.csv`} />
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          send(false)
        }}
        className="flex flex-col items-start gap-4"
      >
        <NativeSelect
          label="What"
          options={KINDS}
          value={kind}
          onChange={(id) => {
            setKind(isReferenceKind(id) ? id : "vehicles")
            change()
          }}
          className="w-full max-w-xl"
        />
        <FileField
          label="CSV file"
          accept=".csv,.jsonl,.gz"
          hint="CSV with the columns of the template. You can export, edit and import it again."
          onChange={(chosen) => {
            setFile(chosen)
            change()
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
            <p>{importOutcome(sent.answer, variables?.isDryRun === true)}</p>
            <RefusedLines lines={sent.answer.rejections} />
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" isPending={isPending && variables?.isDryRun === false}>
            Import CSV
          </Button>
          <Button
            variant="secondary"
            isPending={isPending && variables?.isDryRun === true}
            onPress={() => send(true)}
          >
            Only check the file
          </Button>
        </div>
      </form>
    </Card>
  )
}
