import type { UnknownAction } from "@reduxjs/toolkit"
import { REHYDRATE } from "./persistence-actions.ts"

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** A string property of untrusted data; empty if missing or not a string. */
export const textIn = (record: unknown, key: string): string => {
  const value = isRecord(record) ? record[key] : undefined
  return typeof value === "string" ? value : ""
}

/**
 * The rehydrated value of a slice, undefined for other actions or if the slice is missing. It comes from local storage,
 * so the slice must decode it.
 */
export const rehydrated = (action: UnknownAction, slice: string): unknown => {
  if (action.type !== REHYDRATE) return undefined
  const payload: unknown = action.payload
  return isRecord(payload) ? payload[slice] : undefined
}
