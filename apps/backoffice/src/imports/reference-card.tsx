import {
  isReferenceKind,
  REFERENCE_KINDS,
  type ReferenceKindName,
} from "@voltread/domain/shared/reference-kinds.ts"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { useState } from "react"
import { Card } from "../page/card.tsx"
import CsvButton from "../page/csv-button.tsx"
import { importCounts } from "../page/import-counts.ts"
import { UploadForm } from "../page/upload-form.tsx"
import { uploadReference } from "./upload.ts"

const KINDS = Object.entries(REFERENCE_KINDS).map(([id, label]) => ({ id, label }))

/** Exports and imports what the shop knows beside its products. */
export default function ReferenceCard() {
  const [kind, setKind] = useState<ReferenceKindName>("vehicles")
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
      <UploadForm
        what="CSV"
        label="CSV file"
        accept=".csv,.jsonl,.gz"
        hint="CSV with the columns of the template. You can export, edit and import it again."
        onSend={(file, isDryRun) => uploadReference({ kind, file, isDryRun })}
        counts={importCounts}
      >
        <NativeSelect
          label="Kind of data"
          options={KINDS}
          value={kind}
          onChange={(id) => setKind(isReferenceKind(id) ? id : "vehicles")}
          className="w-full max-w-xl"
        />
      </UploadForm>
    </Card>
  )
}
