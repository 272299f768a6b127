import { Layer } from "effect"
import { type FraudChecker, FraudChecks } from "../fraud/fraud-checker.ts"
import { makeMinFraud } from "../gateways/minfraud/minfraud.ts"
import type { Config } from "../platform/config.ts"

/** Milliseconds for one try (gateways §8). */
const TIMEOUT = 3_000

/** Undefined: the shop has no credentials for one. */
export const configuredFraudChecker = ({ fraud }: Config): FraudChecker | undefined =>
  fraud.minFraud === undefined ? undefined : makeMinFraud({ ...fraud.minFraud, timeoutMs: TIMEOUT })

export const fraudChecksLayer = (config: Config): Layer.Layer<FraudChecks> =>
  Layer.succeed(FraudChecks, { checker: configuredFraudChecker(config) })
