import type { Garage } from "@voltread/domain/catalogue/garage.ts"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import type { Envelope } from "@voltread/ui/api/envelope.ts"
import { decoded } from "@voltread/ui/api/read.ts"
import type { RestRequest } from "@voltread/ui/api/rest.ts"
import { untilLeaving } from "../shop/leaving.ts"
import { keptGarage } from "./garage.ts"

const PATH = "/api/user/garage"
const FAILED = "Your garage could not be reached. Please try again."

const schema = async () => (await import("@voltread/domain/catalogue/garage-schema.ts")).GarageData

const garageIn = async (answer: Envelope | null): Promise<Garage> => {
  if (answer?.isSuccess !== true) throw new ApiError("refused", answer?.errorMessage || FAILED)
  return (await decoded(schema, answer.data)).garage
}

/** Puts vehicles into the account's garage and chooses the first. */
export const sendVehicles = async (rest: RestRequest, vehicles: Garage): Promise<Garage> =>
  garageIn(
    await rest({
      method: "PUT",
      path: PATH,
      body: { vehicleIds: vehicles.map(({ vehicleId }) => vehicleId) },
    }),
  )

export const sendRemoved = async (rest: RestRequest, vehicleId: string): Promise<Garage> =>
  garageIn(await rest({ method: "DELETE", path: `${PATH}?vehicleId=${encodeURIComponent(vehicleId)}` }))

/** Moves the vehicles of a guest on this device to the account, and copies the account's garage to the device. */
export const joinAccountGarage = async (rest: RestRequest, username: string): Promise<void> => {
  const kept = keptGarage.get()
  // A copy of an account's garage is not added to it: what was removed on another device would come back.
  const isGuests = kept.username === "" && kept.vehicles.length > 0
  const vehicles = isGuests
    ? await sendVehicles(rest, kept.vehicles)
    : await garageIn(await rest({ method: "GET", path: PATH, signal: untilLeaving() }))
  // A vehicle that was chosen meanwhile is sent by whoever chose it, and answered with the whole garage.
  if (JSON.stringify(keptGarage.get()) === JSON.stringify(kept)) keptGarage.set({ username, vehicles })
}
