import { sendFile } from "../session/send-file.ts"

interface Upload {
  readonly file: File
  /** Only says what would change. */
  readonly isDryRun: boolean
}

/** Uploads a file of ad costs and answers the outcome. Never throws. */
export const uploadAdCosts = ({ file, isDryRun }: Upload) => {
  const search = new URLSearchParams({ fileName: file.name, dryRun: String(isDryRun) })
  return sendFile(`/api/admin/ad-costs?${search}`, file, async (data) => {
    const [{ ReferenceImportData }, { decode }] = await Promise.all([
      import("@voltread/domain/contract/import.ts"),
      import("@voltread/ui/api/decode.ts"),
    ])
    return decode(ReferenceImportData, data).outcome
  })
}
