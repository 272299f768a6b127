import { PaymentMethodId } from "@voltread/domain/ordering/payment-method.ts"
import type { Result } from "effect"
import { clickTrackerVariables } from "../gateways/click-tracker/variables.ts"
import { minFraudVariables } from "../gateways/minfraud/variables.ts"
import { SIMPLE_LEASE } from "../gateways/simple-lease/simple-lease.ts"
import { simpleLeaseVariables } from "../gateways/simple-lease/variables.ts"
import { type Config, type ConfigError, namesIn, readConfigWith } from "../platform/config.ts"
import type { VendorVariables } from "../platform/vendor-variables.ts"
import { GATEWAYS } from "./payment-gateways.ts"

const MAY_BE_OFF = [
  ...new Set<string>([...GATEWAYS.map(({ name }) => name), SIMPLE_LEASE, ...PaymentMethodId.literals]),
]

/** A misspelled name would leave on what the operator means to turn off. */
const gatewaysOff: VendorVariables<undefined> = {
  problemsIn: ({ PAYMENT_GATEWAYS_OFF }) =>
    namesIn(PAYMENT_GATEWAYS_OFF).flatMap((name) =>
      MAY_BE_OFF.includes(name)
        ? []
        : [`  PAYMENT_GATEWAYS_OFF: ${name} is none of ${MAY_BE_OFF.join(", ")}`],
    ),
  settingsOf: () => undefined,
}

/** Of every vendor that has an adapter. */
export const VENDOR_VARIABLES: ReadonlyArray<VendorVariables<unknown>> = [
  ...GATEWAYS.map(({ variables }) => variables),
  simpleLeaseVariables,
  minFraudVariables,
  clickTrackerVariables,
]

/** Reads the environment, including the variables of vendors. */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): Result.Result<Config, ConfigError> => readConfigWith([...VENDOR_VARIABLES, gatewaysOff], environment)
