import { braintree } from "./braintree/vendor.ts"
import type { Vendor } from "./vendor.ts"

/** Every vendor that has a simulator. */
export const VENDORS: ReadonlyArray<Vendor> = [braintree]
