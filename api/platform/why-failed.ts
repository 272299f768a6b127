import { Cause, Option, Predicate } from "effect"

/** Why something failed, for the log: the reason that the failure gives; a defect, whose place must be found, with its stack. */
export const whyFailed = (cause: Cause.Cause<unknown>): string =>
  Option.match(Cause.findErrorOption(cause), {
    onNone: () => Cause.pretty(cause),
    onSome: (error) =>
      Predicate.hasProperty(error, "reason") && typeof error.reason === "string"
        ? error.reason
        : Cause.pretty(cause),
  })
