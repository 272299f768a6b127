import type { ReferenceKindName } from "@voltread/domain/contract/import.ts"
import { sendFile } from "../session/send-file.ts"

interface Upload {
  readonly file: File
  /** The file names all that its suppliers sell: what it does not name is taken off sale. */
  readonly isComplete: boolean
  /** Says what would change, and changes nothing. */
  readonly isDryRun: boolean
}

const contract = () =>
  Promise.all([import("@voltread/domain/contract/import.ts"), import("../session/decode.ts")])

/** Hands a supplier's file over and answers the id of its import. Never throws. */
export const upload = ({ file, isComplete, isDryRun }: Upload) => {
  const search = new URLSearchParams({
    fileName: file.name,
    isComplete: String(isComplete),
    dryRun: String(isDryRun),
  })
  return sendFile(`/api/admin/imports?${search}`, file, async (data) => {
    const [{ UploadedData }, { decode }] = await contract()
    return decode(UploadedData, data).import.importId
  })
}

interface ReferenceUpload extends Pick<Upload, "file" | "isDryRun"> {
  readonly kind: ReferenceKindName
}

/** Hands a file of reference data over and answers what became of its lines. Never throws. */
export const uploadReference = ({ kind, file, isDryRun }: ReferenceUpload) => {
  const search = new URLSearchParams({ fileName: file.name, dryRun: String(isDryRun) })
  return sendFile(`/api/admin/reference-data/${kind}?${search}`, file, async (data) => {
    const [{ ReferenceImportData }, { decode }] = await contract()
    return decode(ReferenceImportData, data).outcome
  })
}
