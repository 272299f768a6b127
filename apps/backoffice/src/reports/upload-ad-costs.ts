import { sendFile } from "../session/send-file.ts"

/** Hands a file of ad costs over and answers what became of its lines. Never throws. */
export const uploadAdCosts = (file: File) => {
  const search = new URLSearchParams({ fileName: file.name })
  return sendFile(`/api/admin/ad-costs?${search}`, file, async (data) => {
    const [{ AdCostImportData }, { decode }] = await Promise.all([
      import("@voltread/domain/contract/import.ts"),
      import("@voltread/ui/api/decode.ts"),
    ])
    return decode(AdCostImportData, data).outcome
  })
}
