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

/** What services and processes log: one line of JSON an entry, as the HTTP side writes it. */
export const loggingLayer = ({ logLevel }: Config): Layer.Layer<never> =>
  Layer.mergeAll(
    Logger.layer([Logger.consoleJson]),
    Layer.succeed(References.MinimumLogLevel, LEVELS[logLevel]),
  )
