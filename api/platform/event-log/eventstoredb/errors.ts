import { ErrorType, isCommandError } from "@eventstore/db-client"
import { Predicate } from "effect"

const ANSWERS: ReadonlySet<string> = new Set([
  ErrorType.ACCESS_DENIED,
  ErrorType.INVALID_ARGUMENT,
  ErrorType.INVALID_TRANSACTION,
  ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
  ErrorType.MISSING_REQUIRED_METADATA_PROPERTY,
  ErrorType.STREAM_DELETED,
  ErrorType.STREAM_NOT_FOUND,
  ErrorType.UNSUPPORTED,
  ErrorType.WRONG_EXPECTED_VERSION,
])

/**
 * Whether the error is an answer of the server and so not retryable. Retryable are: unavailable, deadline exceeded,
 * canceled by the server, not the leader, and the raw gRPC errors and plain `Error`s that the client passes on while a
 * server is down.
 */
export const isAnswer = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error) && ANSWERS.has(error.type)

const LEADS_TO_RECONNECTION: ReadonlySet<string> = new Set([
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
])

const GRPC_CANCELLED = 1
const GRPC_UNAVAILABLE = 14

/**
 * Whether the client reconnects by itself after this error. After others it may keep a broken connection: it even caches
 * a failed request for the server features.
 */
export const leadsToReconnection = (error: unknown): boolean =>
  error instanceof Error && isCommandError(error)
    ? LEADS_TO_RECONNECTION.has(error.type)
    : Predicate.hasProperty(error, "code") &&
      (error.code === GRPC_UNAVAILABLE || error.code === GRPC_CANCELLED)
