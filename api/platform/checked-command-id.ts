import { Effect, Schema } from "effect"
import { CommandId } from "./commands/command-id.ts"
import { Problem } from "./problem.ts"

/** Command ids come from clients, so they are checked. */
export const aUuid = (commandId: string): Effect.Effect<void, Problem> =>
  Schema.is(CommandId)(commandId) ? Effect.void : Effect.fail(NOT_A_UUID)

const NOT_A_UUID = new Problem({ code: "BAD_REQUEST", message: "commandId must be a random UUID." })
