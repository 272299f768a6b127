import { Cause, Context, Exit, Option, Tracer } from "effect"
import type { Tracing } from "./otel-config.ts"

/** What went wrong, by its kind only: the words may name a person or quote a key. */
class Failed extends Error {
  constructor(kind: string) {
    super(kind)
    this.name = kind
    delete this.stack
  }
}

const kindOf = (cause: unknown): string => {
  if (typeof cause !== "object" || cause === null) return "Failure"
  if ("_tag" in cause && typeof cause._tag === "string") return cause._tag
  return cause instanceof Error ? cause.name : "Failure"
}

const withoutWords = (exit: Exit.Exit<unknown, unknown>): Exit.Exit<unknown, unknown> =>
  Exit.isSuccess(exit) || Cause.hasInterruptsOnly(exit.cause)
    ? exit
    : Exit.fail(new Failed(kindOf(Cause.squash(exit.cause))))

/** Marks a caller that takes part in its trace and does not decide whether it is kept: a browser is anybody's. */
export class IsUndecided extends Context.Reference<boolean>("@voltread/IsUndecided", {
  defaultValue: () => false,
}) {}

/** The end of a trace's id is random (W3C trace context, level 2): all processes decide alike. A number holds 52 bits exactly. */
const isWithin = (ratio: number, traceId: string): boolean =>
  Number.parseInt(traceId.slice(-13), 16) < ratio * 2 ** 52

/** The tracer with the standard samplers, whose spans say nothing personal of what failed. */
export const sampledTracer = (tracer: Tracer.Tracer, { isParentBased, ratio }: Tracing): Tracer.Tracer => {
  const decided = (parent: Tracer.AnySpan | undefined): boolean | undefined =>
    parent !== undefined &&
    !(parent._tag === "ExternalSpan" && Context.get(parent.annotations, IsUndecided)) &&
    (isParentBased || parent._tag === "Span")
      ? parent.sampled
      : undefined
  return Tracer.make({
    span: (options) => {
      const known = decided(Option.getOrUndefined(options.parent))
      const span = tracer.span({ ...options, sampled: true })
      const end = span.end.bind(span)
      return Object.assign(span, {
        sampled: known ?? isWithin(ratio, span.traceId),
        end: (time: bigint, exit: Exit.Exit<unknown, unknown>) => end(time, withoutWords(exit)),
      })
    },
  })
}
