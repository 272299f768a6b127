import {
  ApiError,
  FORBIDDEN_MESSAGE,
  messageOf,
  NETWORK_MESSAGE,
  noAnswer,
} from "@voltread/ui/api/api-error.ts"
import { authorization } from "@voltread/ui/api/auth-port.ts"
import { decodeEnvelope } from "@voltread/ui/api/envelope.ts"
import { beginTrace } from "@voltread/ui/api/traceparent.ts"
import { renewSession } from "./request.ts"
import { auth } from "./store.ts"

export type UploadResult<A> =
  | { readonly _tag: "taken"; readonly answer: A }
  | { readonly _tag: "refused"; readonly message: string }

/** Uploads a file as the body of a request, so that files of any size need no memory. Never throws. */
export const sendFile = async <A>(
  url: string,
  file: File,
  read: (data: unknown) => Promise<A>,
): Promise<UploadResult<A>> => {
  try {
    // A long upload must not fail at its end because the tokens ran out in the meantime.
    if (!(await renewSession())) throw noAnswer()
    const response = await fetch(url, {
      method: "POST",
      credentials: "include",
      headers: {
        "content-type": "application/octet-stream",
        traceparent: beginTrace(),
        ...authorization(await auth.tokens()),
      },
      body: file,
    })
    if (response.status === 403) throw new ApiError("forbidden", FORBIDDEN_MESSAGE)
    const answer: unknown = await response.json()
    const { isSuccess, errorMessage, data } = decodeEnvelope(answer, response.ok)
    if (!isSuccess) return { _tag: "refused", message: errorMessage || NETWORK_MESSAGE }
    return { _tag: "taken", answer: await read(data) }
  } catch (error) {
    return { _tag: "refused", message: error instanceof ApiError ? messageOf(error) : NETWORK_MESSAGE }
  }
}
