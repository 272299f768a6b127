import type { Result } from "effect"
import { clickTrackerVariables } from "../gateways/click-tracker/variables.ts"
import { minFraudVariables } from "../gateways/minfraud/variables.ts"
import { simpleLeaseVariables } from "../gateways/simple-lease/variables.ts"
import { type Config, type ConfigError, readConfigWith } from "../platform/config.ts"
import { GATEWAYS } from "./payment-gateways.ts"

/** Reads the environment, including the variables of every vendor that has an adapter. */
export const readConfig = (
  environment: Readonly<Record<string, string | undefined>>,
): Result.Result<Config, ConfigError> =>
  readConfigWith(
    [
      ...GATEWAYS.map(({ variables }) => variables),
      simpleLeaseVariables,
      minFraudVariables,
      clickTrackerVariables,
    ],
    environment,
  )
