import type { BaseShop } from "./base-shop.ts"
import type { ShopInMemory } from "./shop-process.ts"

/** One activity of the shop, step by step, prepared anew for each point at which its process ends. */
export interface Scenario {
  readonly name: string
  readonly prepare: (shop: BaseShop) => Promise<Attempt>
}

export interface Attempt {
  /** The activity of the process that will end. */
  readonly act: (victim: ShopInMemory) => Promise<unknown>
  /** Whether the process ended between the gateway's charge and its record. */
  readonly isChargedOnly?: () => Promise<boolean>
  /** What people or other processes do afterwards. */
  readonly recover: () => Promise<unknown>
  /** What is wrong with the outcome, once everything has settled. */
  readonly check: () => Promise<ReadonlyArray<string>>
}
