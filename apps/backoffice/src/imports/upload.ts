import { sendFile } from "../session/send-file.ts"

interface Upload {
  readonly file: File
  /** The file names all that its suppliers sell: what it does not name is taken off sale. */
  readonly isComplete: boolean
}

/** Hands a supplier's file over and answers the id of its import. Never throws. */
export const upload = ({ file, isComplete }: Upload) => {
  const search = new URLSearchParams({ fileName: file.name, isComplete: String(isComplete) })
  return sendFile(`/api/admin/imports?${search}`, file, async (data) => {
    const [{ UploadedData }, { decode }] = await Promise.all([
      import("@voltread/domain/contract/import.ts"),
      import("../session/decode.ts"),
    ])
    return decode(UploadedData, data).import.importId
  })
}
