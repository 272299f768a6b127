import { Result } from "effect"
import {
  isLoadRange,
  isSpeedSymbol,
  type LoadRange,
  loadKg,
  MAX_LOAD_INDEX,
  MIN_LOAD_INDEX,
} from "./tire-ratings.ts"
import type { CasingStrength, ServiceDescription } from "./tire-size.ts"

/** The part of a size after its dimensions. */
interface TireRatings {
  readonly service: ServiceDescription | null
  readonly loadRange: LoadRange | null
  readonly strength: CasingStrength | null
}

type Read<Value> = { readonly value: Value; readonly rest: string } | { readonly fault: string } | undefined

/**
 * Parses `102H XL`, `(97Y)`, `121/118S E`, `16PR`, `2 stars`, in any order, each at most once; fails with a message.
 */
export const readRatings = (text: string): Result.Result<TireRatings, string> => {
  let ratings: TireRatings = { service: null, loadRange: null, strength: null }
  let rest = text.trim()
  while (rest !== "") {
    const next = readNext(rest)
    if (next === undefined)
      return Result.fail(`“${rest}” is neither a load and speed rating nor a load range.`)
    if ("fault" in next) return Result.fail(next.fault)
    for (const kind of ["service", "loadRange", "strength"] as const) {
      if (next.value[kind] !== undefined && ratings[kind] !== null) return Result.fail(TWICE[kind])
    }
    ratings = { ...ratings, ...next.value }
    rest = next.rest.trim()
  }
  return Result.succeed(ratings)
}

const TWICE = {
  service: "It has two load and speed ratings.",
  loadRange: "It has two load ranges.",
  strength: "It has two ply or star ratings.",
} as const

const readNext = (text: string): Read<Partial<TireRatings>> =>
  readStrength(text) ?? readService(text) ?? readLoadRange(text)

const readStrength = (text: string): Read<Partial<TireRatings>> => {
  const match = /^(\d{1,2}) ?(PR|PLY|STARS?)(?![A-Z])/.exec(text)
  if (match === null) return undefined
  const count = Number(match[1])
  const rest = text.slice(match[0].length)
  if (match[2]?.startsWith("STAR")) {
    return count < 1 || count > 3
      ? { fault: `A tire has one to three stars, not ${count}.` }
      : { value: { strength: { kind: "stars", count } }, rest }
  }
  return count < 2 || count > 60 || count % 2 !== 0
    ? { fault: `A ply rating is an even number from 2 to 60, not ${count}.` }
    : { value: { strength: { kind: "plies", count } }, rest }
}

const SERVICE = /^(\()?(\d{2,3})(?: ?\/ ?(\d{2,3}))? ?([A-Z])(\))?(?![A-Z0-9])/

const readService = (text: string): Read<Partial<TireRatings>> => {
  const match = SERVICE.exec(text)
  if (match === null || (match[1] === undefined) !== (match[5] === undefined)) return undefined
  const [matched, bracket, single, dual, letter] = match
  const speed = bracket === undefined ? `${letter}` : `(${letter})`
  if (!isSpeedSymbol(speed)) return { fault: `${speed} is not a speed rating.` }
  const loadIndex = Number(single)
  const dualLoadIndex = dual === undefined ? null : Number(dual)
  for (const index of [loadIndex, dualLoadIndex]) {
    if (index !== null && loadKg(index) === undefined) {
      return { fault: `A load index is ${MIN_LOAD_INDEX} to ${MAX_LOAD_INDEX}, not ${index}.` }
    }
  }
  if (dualLoadIndex !== null && dualLoadIndex > loadIndex) {
    return { fault: `A tire carries no more as one of a pair: ${loadIndex}/${dualLoadIndex}.` }
  }
  return { value: { service: { loadIndex, dualLoadIndex, speed } }, rest: text.slice(matched.length) }
}

/** Extra load is also written RF, EL or Reinforced. */
const EXTRA_LOAD: ReadonlyArray<string> = ["RF", "EL", "REINFORCED"]

const readLoadRange = (text: string): Read<Partial<TireRatings>> => {
  const match = /^\/?(?:(?:LOAD RANGE|LR) ?)?([A-Z]+)(?![A-Z0-9])/.exec(text)
  if (match === null) return undefined
  const [matched, written = ""] = match
  const range = EXTRA_LOAD.includes(written) ? "XL" : written
  return isLoadRange(range) ? { value: { loadRange: range }, rest: text.slice(matched.length) } : undefined
}
