import { inPounds, MAX_WEIGHT, readWeight } from "@voltread/domain/shared/pounds.ts"
import { Result } from "effect"

/** The column for a unit's shipping weight, the same in every profile. */
export const WEIGHT_COLUMN = "shippingWeight"

/**
 * The weight in the column, in hundredths of a pound; a number without a unit is pounds. Null where the column is
 * empty. Fails with a sentence for a text that is no weight, or a weight that no parcel can have.
 */
export const weightIn = (fields: Readonly<Record<string, unknown>>): Result.Result<number | null, string> => {
  const value = fields[WEIGHT_COLUMN] ?? ""
  const written = typeof value === "string" || typeof value === "number" ? String(value).trim() : undefined
  if (written === "") return Result.succeed(null)
  const weight = readWeight(written ?? "", "lb")
  return weight === undefined
    ? Result.fail(
        `has the ${WEIGHT_COLUMN} “${written?.slice(0, 50) ?? typeof value}”, which is not a weight from ${inPounds(1)} to ${inPounds(MAX_WEIGHT)}, such as 24.5 lb`,
      )
    : Result.succeed(weight)
}
