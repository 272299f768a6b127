import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import { Context, Effect } from "effect"
import { GatewayMisconfigured } from "../platform/gateway-error.ts"
import type { Lender } from "./lender.ts"

export interface LendersService {
  /** The lender that an application's `lender` names. */
  readonly named: (name: string) => Effect.Effect<Lender, GatewayMisconfigured>
  /** The lender that takes new applications for this product; undefined if none does. */
  readonly offering: (product: LoanProduct) => Lender | undefined
}

/** The lenders that this shop has credentials for. Other code handles applications through this service and names no lender. */
export class Lenders extends Context.Service<Lenders, LendersService>()("@voltread/api/Lenders") {}

/** `off`: names of lenders, and of loan products, that are closed to new applications. */
export const makeLenders = (
  lenders: ReadonlyArray<Lender>,
  off: ReadonlyArray<string> = [],
): LendersService => ({
  named: (name) => {
    const lender = lenders.find((each) => each.name === name)
    return lender === undefined
      ? Effect.fail(
          new GatewayMisconfigured({ operation: "find the lender", reason: `"${name}" is not configured` }),
        )
      : Effect.succeed(lender)
  },
  offering: (product) =>
    off.includes(product)
      ? undefined
      : lenders.find(({ name, products }) => products.includes(product) && !off.includes(name)),
})
