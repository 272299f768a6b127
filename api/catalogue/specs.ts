import type { TireSpecs } from "@voltread/domain/catalogue/tire-specs.ts"
import type { WheelSpecs } from "@voltread/domain/catalogue/wheel-specs.ts"
import type { Effect } from "effect"
import type pg from "pg"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { type BulkTable, bulkUpsert } from "./upsert.ts"

/** Writes the specs of tires, whose products must exist. Distinct ids; 1,000 to 5,000 a call are fast. */
export const upsertTires = (
  client: pg.Pool | pg.ClientBase,
  tires: ReadonlyArray<TireSpecs>,
): Effect.Effect<void, DatabaseError> => bulkUpsert(client, TIRE_TABLE, tires)

/** Writes the specs of wheels, whose products must exist. Distinct ids; 1,000 to 5,000 a call are fast. */
export const upsertWheels = (
  client: pg.Pool | pg.ClientBase,
  wheels: ReadonlyArray<WheelSpecs>,
): Effect.Effect<void, DatabaseError> => bulkUpsert(client, WHEEL_TABLE, wheels)

export const TIRE_TABLE: BulkTable<TireSpecs> = {
  table: "tire",
  key: ["product_id"],
  columns: [
    { name: "product_id", type: "text", of: (tire) => tire.productId },
    { name: "size", type: "text", of: (tire) => tire.size },
    { name: "width_mm", type: "float8", of: (tire) => tire.widthMm },
    { name: "aspect_ratio", type: "integer", of: (tire) => tire.aspectRatio },
    { name: "rim_diameter_in", type: "float8", of: (tire) => tire.rimDiameterIn },
    { name: "tire_type", type: "text", of: (tire) => tire.tireType },
    { name: "load_index", type: "integer", of: (tire) => tire.loadIndex },
    { name: "dual_load_index", type: "integer", of: (tire) => tire.dualLoadIndex },
    { name: "load_range", type: "text", of: (tire) => tire.loadRange },
    { name: "ply_rating", type: "integer", of: (tire) => tire.plyRating },
    { name: "max_load_lb", type: "integer", of: (tire) => tire.maxLoadLb },
    { name: "speed_rating", type: "text", of: (tire) => tire.speedRating },
    { name: "max_speed_mph", type: "integer", of: (tire) => tire.maxSpeedMph },
    { name: "tread_wear", type: "integer", of: (tire) => tire.treadWear },
    { name: "traction", type: "text", of: (tire) => tire.traction },
    { name: "temperature", type: "text", of: (tire) => tire.temperature },
    { name: "seasonal_designation", type: "text", of: (tire) => tire.seasonalDesignation },
    { name: "mileage_warranty", type: "integer", of: (tire) => tire.mileageWarranty },
    { name: "sidewall", type: "text", of: (tire) => tire.sidewall },
    { name: "run_flat", type: "boolean", of: (tire) => tire.runFlat },
    { name: "overall_diameter_in", type: "float8", of: (tire) => tire.overallDiameterIn },
    { name: "tread_depth_32nds", type: "float8", of: (tire) => tire.treadDepth32nds },
    { name: "max_inflation_psi", type: "float8", of: (tire) => tire.maxInflationPsi },
    { name: "vehicle_types", type: "text[]", of: (tire) => tire.vehicleTypes },
  ],
}

export const WHEEL_TABLE: BulkTable<WheelSpecs> = {
  table: "wheel",
  key: ["product_id"],
  columns: [
    { name: "product_id", type: "text", of: (wheel) => wheel.productId },
    { name: "bolt_pattern_1", type: "text", of: (wheel) => wheel.boltPattern1 },
    { name: "bolt_pattern_2", type: "text", of: (wheel) => wheel.boltPattern2 },
    { name: "bolt_pattern_3", type: "text", of: (wheel) => wheel.boltPattern3 },
    { name: "bolt_pattern_4", type: "text", of: (wheel) => wheel.boltPattern4 },
    { name: "hub_bore", type: "float8", of: (wheel) => wheel.hubBore },
    { name: "wheel_offset", type: "float8", of: (wheel) => wheel.offset },
    { name: "back_spacing", type: "float8", of: (wheel) => wheel.backSpacing },
    { name: "wheel_diameter", type: "float8", of: (wheel) => wheel.wheelDiameter },
    { name: "wheel_width", type: "float8", of: (wheel) => wheel.wheelWidth },
    { name: "material", type: "text", of: (wheel) => wheel.material },
    { name: "wheel_style", type: "text", of: (wheel) => wheel.wheelStyle },
    { name: "finish", type: "text", of: (wheel) => wheel.finish },
    { name: "staggered_flag", type: "boolean", of: (wheel) => wheel.staggeredFlag },
    { name: "load_rating_lb", type: "integer", of: (wheel) => wheel.loadRatingLb },
  ],
}
