import type { QueryClient } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import type { RestRequest } from "@voltread/ui/api/rest.ts"
import type { CartService } from "../store/cart-service.ts"
import type { ShopStore } from "../store/store.ts"

/** What pages work with; made once for a tab and once for each request on the server. */
export interface ShopContext {
  /** Of the shop's own address, such as `https://shop.example`: what pages call themselves. */
  readonly origin: string
  readonly store: ShopStore
  readonly queries: QueryClient
  readonly request: GraphqlRequest
  readonly rest: RestRequest
  readonly cart: CartService
  /** Ends the session here and on the server, and empties what is kept on this device. */
  readonly logOut: () => Promise<void>
  /** Writes pending state to storage; call it before leaving the page. */
  readonly flush: () => Promise<void>
  /** On the server: the text of the stylesheet, written into the page. */
  readonly style?: string
  /** On the server: a drawing of the shop's own as a `data:` address, null for other pictures and for long ones. */
  readonly inlineDrawing?: (src: string) => string | null
}
