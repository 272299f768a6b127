import { IsTracing, inSpan } from "@voltread/projections/platform/tracing.ts"
import { Cause, Context, Effect, Exit, Layer, Tracer } from "effect"
import { describe, expect, test } from "vitest"
import type { Tracing } from "./otel-config.ts"
import { IsUndecided, sampledTracer } from "./sampled-tracer.ts"

const tracing = (change: Partial<Tracing>): Tracing => ({
  protocol: "http/json",
  isParentBased: true,
  ratio: 1,
  variables: {},
  ...change,
})

/** Runs work in a root span; answers the spans in the order in which they ended. */
const traced = async <A, E>(
  work: Effect.Effect<A, E>,
  change: Partial<Tracing> = {},
  parent?: boolean,
  annotations: Context.Context<never> = Context.empty(),
) => {
  const ended: Array<{ readonly span: Tracer.Span; readonly exit: Exit.Exit<unknown, unknown> }> = []
  const recording = Tracer.make({
    span: (options) => {
      const span = new Tracer.NativeSpan(options)
      const end = span.end.bind(span)
      return Object.assign(span, {
        end: (time: bigint, exit: Exit.Exit<unknown, unknown>) => {
          ended.push({ span, exit })
          end(time, exit)
        },
      })
    },
  })
  const remote = { traceId: "f".repeat(32), spanId: "a".repeat(16), sampled: parent ?? true, annotations }
  await Effect.runPromiseExit(
    work.pipe(
      Effect.withSpan("root", parent === undefined ? {} : { parent: Tracer.externalSpan(remote) }),
      Effect.provide(
        Layer.merge(
          Layer.succeed(Tracer.Tracer, sampledTracer(recording, tracing(change))),
          Layer.succeed(IsTracing, true),
        ),
      ),
    ),
  )
  return ended
}

const nested = Effect.void.pipe(inSpan("inner"))
const sampled = async (change: Partial<Tracing>, parent?: boolean, annotations?: Context.Context<never>) =>
  (await traced(nested, change, parent, annotations)).map(({ span }) => span.sampled)

describe("which traces are told of", () => {
  test("is decided once for the whole trace, by the share that is wanted", async () => {
    expect(await sampled({ ratio: 1 })).toEqual([true, true])
    expect(await sampled({ ratio: 0 })).toEqual([false, false])
    const many = await Promise.all(Array.from({ length: 400 }, () => sampled({ ratio: 0.5 })))
    for (const [inner, root] of many) expect(inner).toBe(root)
    const share = many.filter(([, root]) => root).length / many.length
    expect(share).toBeGreaterThan(0.3)
    expect(share).toBeLessThan(0.7)
  })

  test("is no browser's decision", async () => {
    const undecided = Context.make(IsUndecided, true)
    expect(await sampled({ ratio: 0 }, true, undecided)).toEqual([false, false])
    expect(await sampled({ ratio: 1 }, false, undecided)).toEqual([true, true])
  })

  test("is the caller's decision only where the sampler says so", async () => {
    expect(await sampled({ ratio: 1 }, false)).toEqual([false, false])
    expect(await sampled({ ratio: 0 }, true)).toEqual([true, true])
    expect(await sampled({ ratio: 1, isParentBased: false }, false)).toEqual([true, true])
    expect(await sampled({ ratio: 0, isParentBased: false }, true)).toEqual([false, false])
  })
})

test("of what failed only the kind is told, never its words", async () => {
  const refused = Object.assign(new Error("ada@example.com has no such card"), { _tag: "Refused" })
  for (const work of [Effect.fail(refused), Effect.die(refused)]) {
    const [{ exit } = {}] = await traced(work)
    const told = exit !== undefined && Exit.isFailure(exit) ? Cause.pretty(exit.cause) : ""
    expect(told).toContain("Refused")
    expect(told).not.toContain("ada@example.com")
  }
})
