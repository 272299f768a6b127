import { Layer } from "effect"
import { FraudChecks } from "../fraud/fraud-checker.ts"
import { makeMinFraud } from "../gateways/minfraud/minfraud.ts"
import type { Config } from "../platform/config.ts"

/** Milliseconds for one try (gateways §8). */
const TIMEOUT = 3_000

export const fraudChecksLayer = ({ fraud }: Config): Layer.Layer<FraudChecks> =>
  Layer.succeed(FraudChecks, {
    checker:
      fraud.minFraud === undefined ? undefined : makeMinFraud({ ...fraud.minFraud, timeoutMs: TIMEOUT }),
  })
