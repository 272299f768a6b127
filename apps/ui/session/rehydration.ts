import type { UnknownAction } from "@reduxjs/toolkit"
import { REHYDRATE } from "./persistence-actions.ts"

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null

/** A string property of untrusted data; empty if missing or not a string. */
export const textIn = (record: Readonly<Record<string, unknown>>, key: string): string => {
  const value = record[key]
  return typeof value === "string" ? value : ""
}

/**
 * What a rehydration brings for one slice, `undefined` when the action is something else or says nothing of that slice.
 * It comes from storage that anyone at this device can write: the slice decodes it.
 */
export const rehydrated = (action: UnknownAction, slice: string): unknown => {
  if (action.type !== REHYDRATE) return undefined
  const payload: unknown = action.payload
  return isRecord(payload) ? payload[slice] : undefined
}
