import { Layer, Logger, type LogLevel, References } from "effect"
import type { Config } from "./config.ts"

const LEVELS: Readonly<Record<Config["logLevel"], LogLevel.LogLevel>> = {
  fatal: "Fatal",
  error: "Error",
  warn: "Warn",
  info: "Info",
  debug: "Debug",
  trace: "Trace",
  silent: "None",
}

/** Logs of services and processes as JSON lines, as the HTTP server writes them. */
export const loggingLayer = ({ logLevel }: Config): Layer.Layer<never> =>
  Layer.mergeAll(
    Logger.layer([Logger.consoleJson]),
    Layer.succeed(References.MinimumLogLevel, LEVELS[logLevel]),
  )
