import { textIn } from "@voltread/ui/session/rehydration.ts"
import { createLocalStore } from "../local-storage/local-store.ts"

export interface YourVehicle {
  readonly vehicleId: string
  /** `2019 Ford F-150 XLT`. */
  readonly name: string
}

/** The vehicle the shopper chose last. */
export const yourVehicle = createLocalStore<YourVehicle | null>("vehicle", null, (stored) => {
  const [vehicleId, name] = [textIn(stored, "vehicleId"), textIn(stored, "name")]
  return vehicleId === "" || name === "" ? null : { vehicleId, name }
})
