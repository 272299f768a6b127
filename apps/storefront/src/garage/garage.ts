import type { Garage, GarageVehicle } from "@voltread/domain/catalogue/garage.ts"
import { isRecord, textIn } from "@voltread/ui/session/rehydration.ts"
import { decodeList } from "../local-storage/decode-list.ts"
import { createLocalStore, useLocalStore } from "../local-storage/local-store.ts"

interface KeptGarage {
  /** Whose account it is a copy of; empty for what only this device knows. */
  readonly username: string
  readonly vehicles: Garage
}

const decodeVehicle = (stored: unknown): GarageVehicle | null => {
  const [vehicleId, name] = [textIn(stored, "vehicleId"), textIn(stored, "name")]
  return vehicleId === "" || name === "" ? null : { vehicleId, name }
}

/** Decodes vehicles from storage or an answer; invalid entries are dropped. */
export const decodeVehicles = (stored: unknown): Garage => decodeList(stored, decodeVehicle)

/** The garage on this device: a guest's own, or a copy of the account's, so that pages know the vehicle at once. */
export const keptGarage = createLocalStore<KeptGarage>(
  "garage",
  { username: "", vehicles: [] },
  (stored) => ({
    username: textIn(stored, "username"),
    vehicles: isRecord(stored) ? decodeVehicles(stored.vehicles) : [],
  }),
)

export const useGarage = (): Garage => useLocalStore(keptGarage).vehicles

/** The chosen vehicle. */
export const useYourVehicle = (): GarageVehicle | null => useGarage()[0] ?? null
