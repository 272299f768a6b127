import { IsTracing } from "@voltread/projections/platform/tracing.ts"
import { ConfigProvider, Effect, Layer, Tracer } from "effect"
import * as FetchHttpClient from "effect/http/FetchHttpClient"
import * as OtlpSerialization from "effect/observability/OtlpSerialization"
import * as OtlpTracer from "effect/observability/OtlpTracer"
import type { Tracing } from "./otel-config.ts"
import { sampledTracer } from "./sampled-tracer.ts"

/** Exports spans by OTLP over HTTP. Without an endpoint nothing is traced. */
export const tracingLayer = (tracing: Tracing | undefined, serviceName: string): Layer.Layer<never> => {
  if (tracing === undefined) return Layer.empty
  const { layerJson, layerProtobuf } = OtlpSerialization
  const exporter = OtlpTracer.layerFromConfig().pipe(
    Layer.provide(tracing.protocol === "http/json" ? layerJson : layerProtobuf),
    Layer.provide(FetchHttpClient.layer),
    Layer.provide(
      ConfigProvider.layer(
        ConfigProvider.fromEnv({
          env: { OTEL_SERVICE_NAME: serviceName, OTEL_TRACES_EXPORTER: "otlp", ...tracing.variables },
        }),
      ),
    ),
  )
  const sampled = Layer.effect(
    Tracer.Tracer,
    Effect.map(Effect.tracer, (tracer) => sampledTracer(tracer, tracing)),
  ).pipe(Layer.provide(exporter))
  return Layer.merge(sampled, Layer.succeed(IsTracing, true))
}

/** The tracer of this process; undefined where nobody collects spans. */
export const activeTracer: Effect.Effect<Tracer.Tracer | undefined> = Effect.flatMap(
  IsTracing,
  (isTracing) => (isTracing ? Effect.tracer : Effect.succeed(undefined)),
)
