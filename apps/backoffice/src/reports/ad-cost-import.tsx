import { useQueryClient } from "@tanstack/react-query"
import { Card } from "../page/card.tsx"
import CsvButton from "../page/csv-button.tsx"
import { importCounts } from "../page/import-counts.ts"
import { UploadForm } from "../page/upload-form.tsx"
import { uploadAdCosts } from "./upload-ad-costs.ts"

/** Imports what ads cost. */
export default function AdCostImport() {
  const queryClient = useQueryClient()
  return (
    <Card
      title="Ad costs"
      action={
        <CsvButton path="/api/admin/ad-costs-template.csv" fileName="ad-costs-template.csv">
          Template
        </CsvButton>
      }
    >
      <UploadForm
        what="ad costs"
        label="Ad cost file"
        accept=".csv,.gz"
        hint="CSV with the columns day, campaign, keyword, clicks, cost"
        onSend={async (file, isDryRun) => {
          const sent = await uploadAdCosts({ file, isDryRun })
          if (sent._tag === "taken" && !isDryRun)
            void queryClient.invalidateQueries({ queryKey: ["report", "google-keywords"] })
          return sent
        }}
        counts={importCounts}
      />
    </Card>
  )
}
