import { affiliateNetwork } from "../affiliate-network/vendor.ts"
import { braintree } from "../braintree/vendor.ts"
import { coinbase } from "../coinbase/vendor.ts"
import { klarna } from "../klarna/vendor.ts"
import { minfraud } from "../minfraud/vendor.ts"
import { plisio } from "../plisio/vendor.ts"
import { simpleLease } from "../simple-lease/vendor.ts"
import type { Vendor } from "../vendor.ts"

/** Every vendor that has a simulator. */
export const VENDORS: ReadonlyArray<Vendor> = [
  braintree,
  klarna,
  simpleLease,
  plisio,
  coinbase,
  minfraud,
  affiliateNetwork,
]
