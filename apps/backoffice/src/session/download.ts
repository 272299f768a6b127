import type { Tokens } from "@voltread/domain/contract/session.ts"
import {
  ApiError,
  FORBIDDEN_MESSAGE,
  NETWORK_MESSAGE,
  noAnswer,
  SESSION_OVER_MESSAGE,
} from "@voltread/ui/api/api-error.ts"
import { authorization } from "@voltread/ui/api/auth-port.ts"
import { decodeEnvelope } from "@voltread/ui/api/envelope.ts"
import { sendRepeatedly } from "@voltread/ui/api/retry.ts"
import { beginTrace } from "@voltread/ui/api/traceparent.ts"
import { auth } from "./store.ts"

export interface FileRequest {
  /** Where the API answers the file. */
  readonly path: string
  /** What it is of, for a file that is asked for with POST. */
  readonly body?: unknown
}

const fetchFile = async (
  { path, body }: FileRequest,
  tokens: Tokens | null,
  signal: AbortSignal,
): Promise<Blob> => {
  const headers = { traceparent: beginTrace(), ...authorization(tokens) }
  const sent =
    body === undefined
      ? { headers }
      : {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        }
  const response = await fetch(path, { credentials: "include", signal, ...sent }).catch((cause: unknown) => {
    if (signal.aborted) throw cause
    throw noAnswer(cause)
  })
  if (response.ok) return response.blob()
  if (response.status === 401) throw new ApiError("unauthenticated", SESSION_OVER_MESSAGE)
  if (response.status === 403) throw new ApiError("forbidden", FORBIDDEN_MESSAGE)
  const { errorMessage } = decodeEnvelope(await response.json().catch(() => undefined), false)
  throw new ApiError(errorMessage === "" ? "network" : "refused", errorMessage || NETWORK_MESSAGE)
}

/** Saves a file of the API under a name, as the person who is logged in. Throws an ApiError when it cannot be had. */
export const download = async (request: FileRequest, name: string, signal: AbortSignal): Promise<void> => {
  const file = await sendRepeatedly(auth, 1, (tokens) => fetchFile(request, tokens, signal))
  const url = URL.createObjectURL(file)
  const link = document.createElement("a")
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
