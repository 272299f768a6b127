import type { ReferenceKindName } from "@voltread/domain/shared/reference-kinds.ts"
import { sendFile } from "../session/send-file.ts"
import { headOf } from "./file-head.ts"

interface Upload {
  readonly file: File
  /** The file is its suppliers' full list: their other products are taken off sale. */
  readonly isComplete: boolean
  /** Only says what would change. */
  readonly isDryRun: boolean
  /** Name of the saved column mapping; null if the columns are recognized. */
  readonly mapping: string | null
}

const contract = () =>
  Promise.all([import("@voltread/domain/contract/import.ts"), import("@voltread/ui/api/decode.ts")])

/** Uploads a supplier's file and answers the id of its import. Never throws. */
export const upload = ({ file, isComplete, isDryRun, mapping }: Upload) => {
  const search = new URLSearchParams({
    fileName: file.name,
    isComplete: String(isComplete),
    dryRun: String(isDryRun),
    ...(mapping === null ? {} : { mapping }),
  })
  return sendFile(`/api/admin/imports?${search}`, file, async (data) => {
    const [{ UploadedData }, { decode }] = await contract()
    return decode(UploadedData, data).import.importId
  })
}

/** The columns of a file with some values: its first lines are enough. Throws for a packed file that cannot be unpacked. */
export const readColumns = async (file: File) => {
  const head = await headOf(file)
  const search = new URLSearchParams({ fileName: head.name })
  return await sendFile(`/api/admin/imports/columns?${search}`, head, async (data) => {
    const [{ FileColumnsData }, { decode }] = await Promise.all([
      import("@voltread/domain/contract/import-mapping.ts"),
      import("@voltread/ui/api/decode.ts"),
    ])
    return decode(FileColumnsData, data).file
  })
}

interface HistoryUpload extends Pick<Upload, "file" | "isDryRun"> {
  /** The former shop's name. */
  readonly shop: string
  /** Put before its order numbers. */
  readonly prefix: string
}

/** Uploads the history of another shop and answers the outcome. Never throws. */
export const uploadHistory = ({ file, isDryRun, shop, prefix }: HistoryUpload) => {
  const search = new URLSearchParams({ fileName: file.name, dryRun: String(isDryRun), shop, prefix })
  return sendFile(`/api/admin/history?${search}`, file, async (data) => {
    const [{ HistoryImportData }, { decode }] = await contract()
    return decode(HistoryImportData, data).outcome
  })
}

interface ReferenceUpload extends Pick<Upload, "file" | "isDryRun"> {
  readonly kind: ReferenceKindName
}

/** Uploads a file of reference data and answers the outcome. Never throws. */
export const uploadReference = ({ kind, file, isDryRun }: ReferenceUpload) => {
  const search = new URLSearchParams({ fileName: file.name, dryRun: String(isDryRun) })
  return sendFile(`/api/admin/reference-data/${kind}?${search}`, file, async (data) => {
    const [{ ReferenceImportData }, { decode }] = await contract()
    return decode(ReferenceImportData, data).outcome
  })
}
