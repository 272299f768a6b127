import { Effect } from "effect"
import { VENDORS } from "../simulators/registry/vendors.ts"
import { StartError } from "./error.ts"
import type { Settings } from "./settings.ts"

/**
 * Refuses keys of a vendor whose address is not set: the vendor would be simulated with other keys, and whoever set these
 * would wait for money.
 */
export const refuseKeysWithoutAddress = (
  { vendorUrls }: Pick<Settings, "vendorUrls">,
  environment: NodeJS.ProcessEnv,
): Effect.Effect<void, StartError> => {
  const problems = VENDORS.flatMap(({ urlVariable, keyVariables }) => {
    const given = keyVariables.filter((name) => environment[name])
    return vendorUrls[urlVariable] !== undefined || given.length === 0
      ? []
      : [`${given.join(", ")} without ${urlVariable}`]
  })
  return problems.length === 0
    ? Effect.void
    : Effect.fail(
        new StartError({
          message: `The configuration is not complete: it has ${problems.join(", and ")}. Set all variables of a vendor, or none, and it is simulated.`,
        }),
      )
}
