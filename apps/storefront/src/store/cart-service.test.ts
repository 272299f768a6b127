import { ApiError } from "@voltread/ui/api/api-error.ts"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { accountReset, loggedIn } from "@voltread/ui/session/session.ts"
import fc from "fast-check"
import { describe, expect, it, vi } from "vitest"
import { cartLine } from "./cart-line.fixture.ts"
import { createCartService } from "./cart-service.ts"
import { type CartState, cartSet, countItems, emptyCart, withLines, withQuantity } from "./cart-slice.ts"
import { createStore } from "./store.ts"

const user = { username: "ann@example.com", type: "CUSTOMER", firstName: "Ann", lastName: "Lee" }
const tokens = { accessToken: "a", idToken: "i", refreshToken: "r" }

/** A server with a cart of its own that answers when told to, and refuses more than five of anything. */
const setup = () => {
  const store = createStore()
  let cart: CartState = { ...emptyCart, id: "c1" }
  const waiting: Array<() => void> = []
  const request = (async (
    operation: { toString(): string },
    variables: { productId?: string; quantity?: number },
  ) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    const name = /(?:query|mutation) (\w+)/.exec(operation.toString())?.[1] ?? ""
    const productId = variables.productId ?? ""
    const present = cart.cartList.find((each) => each.productId === productId)?.quantity ?? 0
    const wanted = name === "AddItem" ? present + (variables.quantity ?? 0) : (variables.quantity ?? 0)
    if (wanted > 5) throw new ApiError("refused", "Only 5 left")
    if (productId !== "") cart = withLines(cart, withQuantity(cart.cartList, cartLine(productId), wanted))
    const field = name === "Cart" ? "cart" : name.charAt(0).toLowerCase() + name.slice(1)
    return { [field]: { ...cart, items: cart.cartList } }
    // The stand-in answers each of the cart's operations by name; its types are those operations'.
  }) as GraphqlRequest
  const refusals: Array<string> = []
  const service = createCartService({ store, request, onRefused: (message) => refusals.push(message) })
  const settle = async () => {
    for (let idle = 0; idle < 3; idle += 1) {
      while (waiting.length > 0) {
        waiting.shift()?.()
        await new Promise((resolve) => setImmediate(resolve))
        idle = 0
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { store, service, settle, refusals, server: () => cart, shown: () => store.getState().cart }
}

/** A server that answers each operation by its name. */
const loading = (answer: (name: string) => Promise<unknown>) => {
  const store = createStore()
  const asked: Array<string> = []
  const request = ((operation: { toString(): string }) => {
    const name = /(?:query|mutation) (\w+)/.exec(operation.toString())?.[1] ?? ""
    asked.push(name)
    return answer(name)
    // The stand-in answers the two operations of loading; its types are theirs.
  }) as GraphqlRequest
  return { store, asked, service: createCartService({ store, request, onRefused: () => undefined }) }
}

describe("cart", () => {
  it("shows a change before the server has answered, and the server's cart afterwards", async () => {
    const { service, shown, settle, server } = setup()
    const added = service.add(cartLine("tv", { price: 99.99 }), 2)
    expect(shown().cartList).toMatchObject([{ productId: "tv", quantity: 2 }])
    expect(shown().total).toBe(199.98)
    await settle()
    expect(await added).toBe(true)
    expect(shown()).toEqual(server())
  })

  it("never shows an older quantity while newer changes are under way", async () => {
    const { service, shown, settle, store } = setup()
    const seen: Array<number> = []
    store.subscribe(() => seen.push(shown().cartList[0]?.quantity ?? 0))
    for (const quantity of [1, 2, 3, 4]) service.setQuantity(cartLine("tv"), quantity)
    await settle()
    expect(seen).toEqual([1, 2, 3, 4, 4])
  })

  it("takes a refused change back, says why, and keeps what the server has confirmed", async () => {
    const { service, shown, settle, refusals } = setup()
    service.setQuantity(cartLine("tv"), 3)
    const refused = service.setQuantity(cartLine("tv"), 9)
    expect(shown().cartList[0]?.quantity).toBe(9)
    await settle()
    expect(await refused).toBe(false)
    expect(refusals).toEqual(["Only 5 left"])
    expect(shown().cartList).toMatchObject([{ productId: "tv", quantity: 3 }])
  })

  it("adds to what is in it, to the cent, while nothing has been answered", () => {
    const { service, shown } = setup()
    service.add(cartLine("tv", { price: 19.99 }), 1)
    service.add(cartLine("tv", { price: 19.99 }), 2)
    expect(shown()).toMatchObject({ cartList: [{ quantity: 3 }], subTotal: 59.97, total: 59.97 })
  })

  it("is emptied with the account that leaves", () => {
    const { service, shown, store } = setup()
    service.add(cartLine("tv"), 1)
    store.dispatch(accountReset())
    expect(shown()).toEqual(emptyCart)
  })

  it("ends as the server has it after any run of changes", async () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom("tv", "phone"), fc.integer({ min: 0, max: 8 }), fc.boolean()),
      {
        maxLength: 12,
      },
    )
    await fc.assert(
      fc.asyncProperty(steps, async (changes) => {
        const { service, shown, settle, server } = setup()
        for (const [productId, quantity, adds] of changes) {
          if (adds) service.add(cartLine(productId), Math.max(1, quantity))
          else service.setQuantity(cartLine(productId), quantity)
        }
        await settle()
        expect(shown().cartList).toEqual(server().cartList)
      }),
      { numRuns: 40 },
    )
  })
})

describe("loading", () => {
  const views = { cart: { ...emptyCart, id: "guest", items: [cartLine("tv")] } }
  const merged = { mergeCarts: { ...emptyCart, id: "own", items: [cartLine("tv"), cartLine("phone")] } }

  it("reads a guest's cart, and merges it once they are signed in", async () => {
    const { store, asked, service } = loading(async (name) => (name === "Cart" ? views : merged))
    await service.load()
    expect(store.getState().cart.id).toBe("guest")
    store.dispatch(loggedIn({ user, tokens, isCustomerSession: true }))
    await service.load()
    expect(asked).toEqual(["Cart", "MergeCarts"])
    expect(store.getState().cart.cartList.map(({ productId }) => productId)).toEqual(["tv", "phone"])
  })

  it("logs a merge that failed, shows the cart of this browser, and tries again the next time", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
    let isDown = true
    const { store, service } = loading(async (name) => {
      if (name === "MergeCarts" && isDown) throw new ApiError("refused", "down")
      return name === "Cart" ? views : merged
    })
    store.dispatch(loggedIn({ user, tokens, isCustomerSession: true }))
    await service.load()
    // Redux Toolkit warns of a slow machine, too.
    expect(warn.mock.calls.filter(([words]) => words === "We could not merge carts")).toHaveLength(1)
    expect(store.getState().cart.id).toBe("guest")
    isDown = false
    await service.load()
    expect(store.getState().cart.id).toBe("own")
    warn.mockRestore()
  })

  it("waits for the changes under way, so that what they put in is merged too", async () => {
    let answerAdd: ((value: unknown) => void) | undefined
    const { store, asked, service } = loading((name) =>
      name === "AddItem"
        ? new Promise((resolve) => {
            answerAdd = resolve
          })
        : Promise.resolve(merged),
    )
    const added = service.add(cartLine("phone"), 1)
    store.dispatch(loggedIn({ user, tokens, isCustomerSession: true }))
    const loaded = service.load()
    await new Promise((resolve) => setImmediate(resolve))
    expect(asked).toEqual(["AddItem"])
    answerAdd?.({ addItem: { ...emptyCart, id: "guest", items: [cartLine("phone")] } })
    await Promise.all([added, loaded])
    expect(asked).toEqual(["AddItem", "MergeCarts"])
    expect(store.getState().cart.id).toBe("own")
  })
})

describe("a change", () => {
  const own = { ...emptyCart, id: "own", items: [] }
  const answers = { addItem: own, deleteItem: own, changeQuantity: own }

  it.each([
    [0, "DeleteItem"],
    [1, "ChangeQuantity"],
  ])("to %i is asked for by %s", async (quantity, operation) => {
    const { asked, service } = loading(async () => answers)
    await service.setQuantity(cartLine("tv"), quantity)
    expect(asked).toEqual([operation])
  })

  it("is sent again when no answer came, since it changes nothing twice", async () => {
    const repeated = new Map<string, boolean>()
    const request = (async (operation: { toString(): string }, _: unknown, options?: object) => {
      const name = /mutation (\w+)/.exec(operation.toString())?.[1] ?? ""
      repeated.set(name, options !== undefined && "isRepeatable" in options)
      return { ...answers, chooseDelivery: own, applyPromotionCode: own }
      // The stand-in answers each of the cart's changes; its types are theirs.
    }) as GraphqlRequest
    const service = createCartService({ store: createStore(), request, onRefused: () => undefined })
    await service.add(cartLine("tv"), 1)
    await service.setQuantity(cartLine("tv"), 2)
    await service.setQuantity(cartLine("tv"), 0)
    await service.chooseDelivery(["tv"], null)
    await service.applyPromotion("SPRING")
    expect(Object.fromEntries(repeated)).toEqual({
      AddItem: true,
      ChangeQuantity: true,
      DeleteItem: true,
      ChooseDelivery: true,
      ApplyPromotionCode: true,
    })
  })

  it("that got no answer is the same change when it is asked for again, and another one once a cart was answered", async () => {
    const sent: Array<string> = []
    let isDown = true
    const request = (async (_: unknown, variables: { commandId?: string }) => {
      if (variables.commandId !== undefined) sent.push(variables.commandId)
      if (isDown) throw new ApiError("network", "down")
      return { ...answers, cart: own }
      // The stand-in answers two operations; its types are theirs.
    }) as GraphqlRequest
    const refusals: Array<string> = []
    const onRefused = (message: string) => refusals.push(message)
    const service = createCartService({ store: createStore(), request, onRefused })
    expect(await service.add(cartLine("tv"), 1)).toBe(false)
    expect(refusals).toEqual([expect.stringContaining("it is never done twice")])
    await service.add(cartLine("tv"), 1)
    await service.add(cartLine("tv"), 2)
    isDown = false
    await service.add(cartLine("tv"), 1)
    await service.add(cartLine("tv"), 1)
    const [first, second, ofTwo, third, fourth] = sent
    expect([second, third]).toEqual([first, first])
    expect(new Set([first, ofTwo, fourth]).size).toBe(3)
    isDown = true
    await service.add(cartLine("tv"), 1)
    isDown = false
    await service.load()
    await service.add(cartLine("tv"), 1)
    const [lost, anew] = sent.slice(5)
    expect(anew).not.toBe(lost)
  })

  it("that is asked for twice before the first has failed is two changes", async () => {
    const sent = new Set<string>()
    const request = (async (_: unknown, { commandId }: { commandId: string }) => {
      sent.add(commandId)
      throw new ApiError("network", "down")
      // The stand-in answers one operation; its types are that operation's.
    }) as GraphqlRequest
    const service = createCartService({ store: createStore(), request, onRefused: () => undefined })
    await Promise.all([service.add(cartLine("tv"), 1), service.add(cartLine("tv"), 1)])
    expect(sent.size).toBe(2)
  })

  it("of the promotion code answers why it is refused, and tells it nowhere else", async () => {
    const refusals: Array<string> = []
    let isRefused = true
    const request = (async () => {
      if (isRefused) throw new ApiError("refused", "This code has ended.")
      return { applyPromotionCode: own }
      // The stand-in answers one operation; its types are that operation's.
    }) as GraphqlRequest
    const onRefused = (message: string) => refusals.push(message)
    const service = createCartService({ store: createStore(), request, onRefused })
    expect(await service.applyPromotion("OLD")).toBe("This code has ended.")
    isRefused = false
    expect(await service.applyPromotion("SPRING")).toBeNull()
    expect(refusals).toEqual([])
  })

  it("is made though the cart could not be loaded before", async () => {
    const { service } = loading(async (name) => {
      if (name === "Cart") throw new ApiError("network", "down")
      return answers
    })
    await expect(service.load()).rejects.toThrow("down")
    expect(await service.add(cartLine("tv"), 1)).toBe(true)
  })

  it("stays on the screen when the cart as it was before is answered", async () => {
    let answer: ((value: unknown) => void) | undefined
    const { service, store } = loading(
      (name) =>
        new Promise((resolve) => {
          if (name === "Cart") answer = resolve
        }),
    )
    const loaded = service.load()
    await new Promise((resolve) => setImmediate(resolve))
    service.add(cartLine("tv"), 1)
    answer?.({ cart: own })
    await loaded
    expect(store.getState().cart.cartList).toMatchObject([{ productId: "tv" }])
  })
})

describe("a cart of whoever has left", () => {
  const own = { ...emptyCart, id: "own", items: [cartLine("tv")] }
  const ofAnn = () => {
    let answer: (cart: unknown) => void = () => undefined
    let refuse: (error: unknown) => void = () => undefined
    const { store, service } = loading(
      () =>
        new Promise((resolve, reject) => {
          answer = resolve
          refuse = reject
        }),
    )
    store.dispatch(loggedIn({ user, tokens, isCustomerSession: true }))
    store.dispatch(cartSet({ ...emptyCart, id: "own", cartList: [cartLine("tv")] }))
    const leave = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      store.dispatch(accountReset())
    }
    return { store, service, leave, answer: (cart: unknown) => answer(cart), refuse: () => refuse("ended") }
  }

  it("is not shown again by the answer to a change", async () => {
    const { store, service, leave, answer } = ofAnn()
    const changed = service.setQuantity(cartLine("tv"), 2)
    await leave()
    answer({ changeQuantity: own })
    await changed
    expect(store.getState().cart).toEqual(emptyCart)
  })

  it("is not shown again by a change that is refused since the session has ended", async () => {
    const { store, service, leave, refuse } = ofAnn()
    const changed = service.setQuantity(cartLine("tv"), 2)
    await leave()
    refuse()
    expect(await changed).toBe(false)
    expect(store.getState().cart).toEqual(emptyCart)
  })

  it("is not shown again by what was being loaded", async () => {
    const { store, service, leave, answer } = ofAnn()
    const loaded = service.load()
    await leave()
    answer({ mergeCarts: own })
    await loaded
    expect(store.getState().cart).toEqual(emptyCart)
  })

  it("is not what a change that is refused later goes back to", async () => {
    const { store, service, leave, answer, refuse } = ofAnn()
    const changed = service.setQuantity(cartLine("tv"), 2)
    await new Promise((resolve) => setImmediate(resolve))
    answer({ changeQuantity: own })
    await changed
    await leave()
    const added = service.add(cartLine("phone"), 1)
    await new Promise((resolve) => setImmediate(resolve))
    refuse()
    expect(await added).toBe(false)
    expect(store.getState().cart).toEqual(emptyCart)
  })
})

describe("cart in storage", () => {
  it("is decoded, not believed", () => {
    const store = createStore()
    store.dispatch(cartSet({ ...emptyCart, id: "c1", cartList: [cartLine("tv")] }))
    store.dispatch({
      type: "persist/REHYDRATE",
      key: "root",
      payload: {
        cart: {
          id: 5,
          cartList: [{ productId: "x", quantity: "9" }, null, { ...cartLine("ok"), price: "1" }],
        },
      },
    })
    expect(store.getState().cart).toMatchObject({ id: null, cartList: [{ productId: "ok", price: 0 }] })
    expect(countItems(store.getState().cart.cartList)).toBe(1)
  })
})
