import { Schema } from "effect"

const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const

const Ratio = Schema.String.check(
  Schema.isPattern(/^(0|0?\.\d+|1(\.0+)?)$/, { message: "must be a number from 0 to 1" }),
).pipe(Schema.decodeTo(Schema.FiniteFromString))

const Address = Schema.String.check(
  Schema.makeFilter((text: string) => URL.canParse(text) && /^https?:/.test(text), {
    message: "must be an address such as http://collector:4318",
  }),
)

/** OpenTelemetry's own variables, as its specification names them; those not named here are read by the exporter. */
export const OtelEnvironment = {
  OTEL_SDK_DISABLED: Schema.optionalKey(Schema.String),
  OTEL_EXPORTER_OTLP_ENDPOINT: Schema.optionalKey(Address),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: Schema.optionalKey(Address),
  OTEL_EXPORTER_OTLP_PROTOCOL: Schema.optionalKey(
    Schema.Literals(["http/json", "http/protobuf"]).annotate({
      message: "must be http/protobuf or http/json: gRPC is not spoken",
    }),
  ),
  OTEL_TRACES_SAMPLER: Schema.optionalKey(
    Schema.Literals(SAMPLERS).annotate({ message: `must be one of ${SAMPLERS.join(", ")}` }),
  ),
  OTEL_TRACES_SAMPLER_ARG: Schema.optionalKey(Ratio),
}

interface OtelVariables {
  readonly OTEL_SDK_DISABLED?: string
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string
  readonly OTEL_EXPORTER_OTLP_PROTOCOL?: "http/json" | "http/protobuf"
  readonly OTEL_TRACES_SAMPLER?: (typeof SAMPLERS)[number]
  readonly OTEL_TRACES_SAMPLER_ARG?: number
}

export interface Tracing {
  readonly protocol: "http/json" | "http/protobuf"
  /** Whether a caller's sampling decision is followed. */
  readonly isParentBased: boolean
  /** The share of traces that begin here and are kept, 0 to 1. */
  readonly ratio: number
  /** Every variable that begins with `OTEL_`. */
  readonly variables: Readonly<Record<string, string>>
}

const ratioOf = (sampler: string, ratio: number): number => {
  if (sampler.endsWith("always_off")) return 0
  return sampler.endsWith("traceidratio") ? ratio : 1
}

/** Undefined where nobody collects traces. */
export const tracingOf = (
  env: OtelVariables,
  all: Readonly<Record<string, string | undefined>>,
): Tracing | undefined => {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined || env.OTEL_SDK_DISABLED?.toLowerCase() === "true") return undefined
  const { OTEL_TRACES_SAMPLER: sampler = "parentbased_always_on", OTEL_TRACES_SAMPLER_ARG: ratio = 1 } = env
  return {
    protocol: env.OTEL_EXPORTER_OTLP_PROTOCOL ?? "http/protobuf",
    isParentBased: sampler.startsWith("parentbased"),
    ratio: ratioOf(sampler, ratio),
    variables: Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) =>
        name.startsWith("OTEL_") && value !== undefined ? [[name, value]] : [],
      ),
    ),
  }
}
