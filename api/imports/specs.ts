import type { Product } from "@voltread/domain/catalogue/product.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { specsOfSize, TireSpecs } from "@voltread/domain/catalogue/tire-specs.ts"
import { toWheel, WheelSpecs } from "@voltread/domain/catalogue/wheel-specs.ts"
import { Result, Schema } from "effect"
import { TIRE_TABLE, WHEEL_TABLE } from "../catalogue/specs.ts"
import { type BulkTable, toRecord } from "../catalogue/upsert.ts"

type Fields = Readonly<Record<string, unknown>>

/** A row of table tire or wheel, by column. */
export type Specs = Readonly<Record<string, unknown>>

const decodeObject = Schema.decodeUnknownResult(Schema.Record(Schema.String, Schema.Unknown))
const decodeSizeText = Schema.decodeUnknownResult(Schema.Struct({ size: Schema.String }))
const decodeTire = Schema.decodeUnknownResult(TireSpecs)
const decodeWheel = Schema.decodeUnknownResult(WheelSpecs)

/** Defaults for specs that a supplier may omit. The others follow from the tire's size. */
const UNKNOWN_OF_TIRES = {
  treadWear: null,
  traction: null,
  temperature: null,
  mileageWarranty: 0,
  sidewall: "Black sidewall",
  runFlat: false,
  treadDepth32nds: null,
  maxInflationPsi: null,
  vehicleTypes: [],
}
const UNKNOWN_OF_WHEELS = {
  boltPattern2: null,
  boltPattern3: null,
  boltPattern4: null,
  staggeredFlag: false,
  loadRatingLb: null,
}

const tireOf = (given: Fields, productId: string): Result.Result<Specs, string> =>
  Result.gen(function* () {
    const { size } = yield* Result.mapError(decodeSizeText(given), () => "is a tire without a size")
    const parsed = yield* Result.mapError(parseTireSize(size), ({ message }) => `is a tire. ${message}`)
    const tire = yield* Result.mapError(
      decodeTire({ ...UNKNOWN_OF_TIRES, ...given, ...specsOfSize(parsed), productId }),
      (error) => `does not fit a tire: ${error.message}`,
    )
    return toRecord(TIRE_TABLE, tire)
  })

const wheelOf = (given: Fields, productId: string): Result.Result<Specs, string> =>
  Result.gen(function* () {
    const wheel = yield* Result.mapError(
      decodeWheel({ ...UNKNOWN_OF_WHEELS, ...given, productId }),
      (error) => `does not fit a wheel: ${error.message}`,
    )
    yield* Result.mapError(toWheel(wheel), ({ message }) => `is a wheel. ${message}`)
    return toRecord(WHEEL_TABLE, wheel)
  })

/** The specs in a record's `tire` or `wheel`, or why they are invalid; null where there are none. */
export const specsOf = (
  fields: Fields,
  { productId, productType }: Product,
): Result.Result<Specs | null, string> => {
  const given = productType === "tire" || productType === "wheel" ? fields[productType] : undefined
  if (given === undefined) return Result.succeed(null)
  const object = decodeObject(given)
  if (Result.isFailure(object)) return Result.fail(`has a ${productType} that is not an object`)
  return productType === "tire" ? tireOf(object.success, productId) : wheelOf(object.success, productId)
}

/**
 * Upserts the tires or wheels staged between rows $1 and $2 and returns the ids of those that are new or changed. Used
 * as a CTE of the statement that writes their products.
 */
const upsertStaged = <Row>(type: Product["productType"], { table, columns }: BulkTable<Row>): string => {
  const names = columns.map(({ name }) => name)
  const of = (row: string) => names.map((name) => `${row}.${name}`).join(", ")
  return `insert into ${table} as t (${names.join(", ")})
    select ${of("given")} from product_staging s, jsonb_populate_record(null::${table}, s.specs) given
    where s.place >= $1 and s.place < $2 and s.product_type = '${type}' and s.specs is not null
    order by s.product_id
    on conflict (product_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(", ")}
    where (${of("t")}) is distinct from (${of("excluded")})
    returning t.product_id`
}

export const UPSERT_TIRES = upsertStaged("tire", TIRE_TABLE)
export const UPSERT_WHEELS = upsertStaged("wheel", WHEEL_TABLE)
