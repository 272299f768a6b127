import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import type { Keyring } from "./keyring.ts"

/** The public keys of our tokens, where other programs look for them (RFC 7517). */
export const keyRoutes = (app: ShopInstance, keyring: Keyring): void => {
  app.get(
    "/.well-known/jwks.json",
    { config: { access: "public" }, schema: { tags: ["auth"], summary: "Public keys of the tokens" } },
    async (_, reply) => reply.header("cache-control", "public, max-age=300").send(await keyring.published()),
  )
}
