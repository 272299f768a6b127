import { Layer } from "effect"
import { type FraudChecker, FraudChecks } from "../fraud/fraud-checker.ts"
import { makeMinFraud } from "../gateways/minfraud/minfraud.ts"
import { minFraudVariables } from "../gateways/minfraud/variables.ts"
import type { Config } from "../platform/config.ts"

/** Milliseconds for one try (gateways §8). */
const TIMEOUT = 3_000

/** Undefined without credentials for one. */
export const configuredFraudChecker = (config: Config): FraudChecker | undefined => {
  const settings = minFraudVariables.settingsOf(config)
  return settings && makeMinFraud({ ...settings, timeoutMs: TIMEOUT })
}

export const fraudChecksLayer = (config: Config): Layer.Layer<FraudChecks> =>
  Layer.succeed(FraudChecks, { checker: configuredFraudChecker(config) })
