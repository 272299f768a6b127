import { changeProblem, isUnanswered } from "@voltread/ui/api/change-problem.ts"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import {
  AddItemDocument,
  ApplyPromotionCodeDocument,
  CartDocument,
  type CartFieldsFragment,
  ChangeQuantityDocument,
  ChooseDeliveryDocument,
  DeleteItemDocument,
  MergeCartsDocument,
} from "../generated/cart.ts"
import { type CartLine, type CartState, cartSet, withLines, withQuantity } from "./cart-slice.ts"
import type { ShopStore } from "./store.ts"

export interface CartService {
  /** Loads the cart; until then the stored one shows. After a log-in the guest's cart is merged in (spec §4, lifecycle §6). */
  readonly load: () => Promise<void>
  readonly add: (line: CartLine, quantity: number) => Promise<boolean>
  readonly setQuantity: (line: CartLine, quantity: number) => Promise<boolean>
  /** Has these products picked up at a store or, for null, sent home. */
  readonly chooseDelivery: (productIds: ReadonlyArray<string>, storeId: string | null) => Promise<boolean>
  /** Null takes the code back. Answers why the code cannot be used; null when it is. */
  readonly applyPromotion: (code: string | null) => Promise<string | null>
}

interface CartServiceConfig {
  readonly store: Pick<ShopStore, "getState" | "dispatch">
  readonly request: GraphqlRequest
  /** Reports why a change was reverted. */
  readonly onRefused: (message: string) => void
}

/** Spec §8. */
const NOT_MERGED = "We could not merge carts"

const fromServer = ({ items, ...cart }: CartFieldsFragment): CartState => ({ ...cart, cartList: items })

/**
 * Changes the cart optimistically and sends the changes one after the other. While changes are pending, answers are
 * older than the screen, so only the last answer is shown; a refusal restores the last cart the server confirmed.
 */
export const createCartService = ({ store, request, onRefused }: CartServiceConfig): CartService => {
  let queue: Promise<unknown> = Promise.resolve()
  let underWay = 0
  let confirmed: CartState | null = null
  /** The command ids of what was to be added without an answer, until a cart that is answered shows what became of it. */
  const unanswered = new Map<string, string>()
  const confirm = (cart: CartFieldsFragment) => {
    confirmed = fromServer(cart)
    unanswered.clear()
  }

  const show = (cart: CartState) => store.dispatch(cartSet(cart))
  const account = () => store.getState().auth.user?.username
  /** The cart of an account that has been left meanwhile stays hidden. */
  const showConfirmed = (username: string | undefined) => {
    if (underWay === 0 && confirmed !== null && account() === username) show(confirmed)
  }
  const quantityOf = (productId: string): number =>
    store.getState().cart.cartList.find((line) => line.productId === productId)?.quantity ?? 0

  const change = (
    lines: ReadonlyArray<CartLine>,
    send: () => Promise<CartFieldsFragment>,
    refuse = onRefused,
  ): Promise<boolean> => {
    const before = store.getState().cart
    if (underWay === 0) confirmed = before
    underWay += 1
    const username = account()
    show(withLines(before, lines))
    const done = queue.then(async () => {
      try {
        confirm(await send())
        return true
      } catch (error) {
        refuse(changeProblem(error))
        return false
      } finally {
        underWay -= 1
        showConfirmed(username)
      }
    })
    queue = done
    return done
  }

  /** Asked again for what got no answer, it counts once. */
  const adding = (productId: string, quantity: number) => {
    const words = `${quantity} ${productId}`
    const commandId = unanswered.get(words) ?? crypto.randomUUID()
    unanswered.delete(words)
    return async () => {
      try {
        const variables = { productId, quantity, commandId }
        return (await request(AddItemDocument, variables, { isRepeatable: true })).addItem
      } catch (error) {
        if (isUnanswered(error)) unanswered.set(words, commandId)
        throw error
      }
    }
  }

  const ofThisBrowser = async () => (await request(CartDocument, {})).cart

  const ofTheShopper = async () => {
    try {
      return (await request(MergeCartsDocument, {}, { isRepeatable: true })).mergeCarts
    } catch {
      // Both carts are unchanged, and the next page tries again.
      // biome-ignore lint/suspicious/noConsole: spec §4 wants it in the log, and the shopper can do nothing about it
      console.warn(NOT_MERGED)
      return ofThisBrowser()
    }
  }

  return {
    load: () => {
      // Pending changes go first, so that they are part of the guest's cart.
      const loaded = queue.then(async () => {
        const username = account()
        const isShopper = isLoggedIn(store.getState().auth)
        confirm(await (isShopper ? ofTheShopper() : ofThisBrowser()))
        showConfirmed(username)
      })
      queue = loaded.catch(() => undefined)
      return loaded
    },
    add: (line, quantity) =>
      change(
        withQuantity(store.getState().cart.cartList, line, quantityOf(line.productId) + quantity),
        adding(line.productId, quantity),
      ),
    chooseDelivery: (productIds, storeId) =>
      change(
        store.getState().cart.cartList,
        async () =>
          (
            await request(
              ChooseDeliveryDocument,
              { productIds: [...productIds], storeId },
              { isRepeatable: true },
            )
          ).chooseDelivery,
      ),
    applyPromotion: async (promotionCode) => {
      let problem: string | null = null
      await change(
        store.getState().cart.cartList,
        async () =>
          (
            await request(
              ApplyPromotionCodeDocument,
              { promotionCode, commandId: crypto.randomUUID() },
              { isRepeatable: true },
            )
          ).applyPromotionCode,
        (message) => {
          problem = message
        },
      )
      return problem
    },
    setQuantity: (line, quantity) => {
      const { productId } = line
      return change(withQuantity(store.getState().cart.cartList, line, quantity), async () =>
        quantity < 1
          ? (await request(DeleteItemDocument, { productId }, { isRepeatable: true })).deleteItem
          : (
              await request(
                ChangeQuantityDocument,
                { productId, quantity, commandId: crypto.randomUUID() },
                { isRepeatable: true },
              )
            ).changeQuantity,
      )
    },
  }
}
