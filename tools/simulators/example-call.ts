import { Schema } from "effect"

/** Calls of a simulated vendor's own API and of its operator routes, which make the sample records. */
export const post = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<unknown> => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${new URL(url).pathname}: ${answer.status} ${await answer.text()}`)
  return answer.status === 204 ? undefined : answer.json()
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Calls a vendor's operator routes with this token. */
export const operatorOf =
  ({ adminUrl }: { readonly adminUrl: string }, token: string) =>
  (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${adminUrl}${path}`, {
      method,
      headers: { ...bearer(token), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })

const decodeFields = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))
export const fieldOf = (body: unknown, field: string): string => String(decodeFields(body)[field])
