import { Effect } from "effect"
import { StartError } from "./error.ts"

/** The shop is started without arguments: whoever asks for help with one gets an answer, and no running shop. */
export const refuseArguments = ([first]: ReadonlyArray<string>): Effect.Effect<void, StartError> =>
  first === undefined
    ? Effect.void
    : Effect.fail(
        new StartError({
          message: `The shop is started without arguments, such as ${first}. Its settings are environment variables: PORT=4000 DATA_DIR=/srv/voltread ./start. README.md lists them all.`,
        }),
      )
