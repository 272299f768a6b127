import type { QueryClient } from "@tanstack/react-query"
import type { OfferedTerms } from "@voltread/domain/shared/loan-terms.ts"
import type { AuthPort } from "@voltread/ui/api/auth-port.ts"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import type { RestRequest } from "@voltread/ui/api/rest.ts"
import type { CartService } from "../store/cart-service.ts"
import type { ShopStore } from "../store/store.ts"
import type { Hydration } from "./hydration.ts"

/** Services of the pages, created once for each tab and for each request on the server. */
export interface ShopContext {
  /** The shop's public origin, such as `https://shop.example`. */
  readonly origin: string
  /** As staff have set it. */
  readonly shopName: string
  /** What leasing costs at the lender; null where the server does not say: then pages say nothing of it. */
  readonly leaseTerms: OfferedTerms | null
  /** Google's tag that counts, null where none is configured. */
  readonly googleTagId: string | null
  readonly hydration: Hydration
  readonly store: ShopStore
  readonly queries: QueryClient
  readonly auth: AuthPort
  readonly request: GraphqlRequest
  readonly rest: RestRequest
  readonly cart: CartService
  /** Writes pending state to storage; call it before leaving the page. */
  readonly flush: () => Promise<void>
  /** On the server: the stylesheet's text, to inline. */
  readonly style?: string
  /** On the server: a drawing as a data URL; null for other images and for long drawings. */
  readonly inlineDrawing?: (src: string) => string | null
}
