import type { ShopApp, Tokens } from "../../testing/shop-app.ts"

/** Sends a file as the body of a request. */
export const sendFile = async (
  { app }: ShopApp,
  { accessToken, idToken }: Tokens,
  url: string,
  payload: string | Buffer,
) => {
  const response = await app.inject({
    method: "POST",
    url,
    headers: {
      authorization: `Bearer ${accessToken} ${idToken}`,
      "content-type": "application/octet-stream",
    },
    payload,
  })
  return { status: response.statusCode, body: response.json() }
}
