import { ApiError, FORBIDDEN_MESSAGE, messageOf, NETWORK_MESSAGE } from "@voltread/ui/api/api-error.ts"
import { authorization } from "@voltread/ui/api/auth-port.ts"
import { decodeEnvelope } from "@voltread/ui/api/envelope.ts"
import { renewSession } from "../session/request.ts"
import { auth } from "../session/store.ts"

interface Upload {
  readonly file: File
  /** The file names all that its suppliers sell: what it does not name is taken off sale. */
  readonly isComplete: boolean
}

export type Uploaded =
  | { readonly _tag: "taken"; readonly importId: string }
  | { readonly _tag: "refused"; readonly message: string }

/** Hands a supplier's file over; its bytes are the body, so that files of any size need no memory. Never throws. */
export const upload = async ({ file, isComplete }: Upload): Promise<Uploaded> => {
  try {
    // A long upload must not fail at its end because the tokens ran out in the meantime.
    await renewSession()
    const search = new URLSearchParams({ fileName: file.name, isComplete: String(isComplete) })
    const response = await fetch(`/api/admin/imports?${search}`, {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/octet-stream", ...authorization(auth.tokens()) },
      body: file,
    })
    if (response.status === 403) throw new ApiError("forbidden", FORBIDDEN_MESSAGE)
    const answer: unknown = await response.json()
    const { isSuccess, errorMessage, data } = decodeEnvelope(answer, response.ok)
    if (!isSuccess) return { _tag: "refused", message: errorMessage || NETWORK_MESSAGE }
    const [{ UploadedData }, { decode }] = await Promise.all([
      import("@voltread/domain/contract/import.ts"),
      import("../session/decode.ts"),
    ])
    return { _tag: "taken", importId: decode(UploadedData, data).import.importId }
  } catch (error) {
    return { _tag: "refused", message: error instanceof ApiError ? messageOf(error) : NETWORK_MESSAGE }
  }
}
