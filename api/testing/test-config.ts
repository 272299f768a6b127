import { Result } from "effect"
import { readConfig } from "../composition/config.ts"
import type { Config } from "../platform/config.ts"

/** The configuration of a shop in tests; `environment` changes or adds variables. */
export const testConfig = (databaseUrl: string, environment: Readonly<Record<string, string>>): Config =>
  Result.getOrThrow(
    readConfig({
      NODE_ENV: "test",
      DATABASE_URL: databaseUrl,
      BRAINTREE_URL: "http://127.0.0.1:9",
      BRAINTREE_MERCHANT_ID: "merchant",
      BRAINTREE_PUBLIC_KEY: "public",
      BRAINTREE_PRIVATE_KEY: "private",
      SESSION_SECRET: "a secret of the tests that is long enough",
      LOG_LEVEL: "silent",
      RATE_LIMIT_PER_MINUTE: "1000000",
      LOAN_APPLICATIONS_PER_HOUR: "1000000",
      UNPAID_UNITS_PER_HOUR: "100000000",
      ...environment,
    }),
  )
