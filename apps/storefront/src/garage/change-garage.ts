import {
  chooseVehicle,
  type Garage,
  type GarageVehicle,
  removeVehicle,
} from "@voltread/domain/catalogue/garage.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { toast } from "../shop/toasts.ts"
import { joinAccountGarage, sendRemoved, sendVehicles } from "./account-garage.ts"
import { keptGarage } from "./garage.ts"

type Services = Pick<ShopContext, "rest" | "store">

/**
 * Chooses a vehicle, and adds it to the garage where it is new. It takes effect on this device at once; an account that
 * cannot be reached gets it on the next visit.
 */
export const choose = async (services: Services, vehicle: GarageVehicle): Promise<void> => {
  const { vehicles } = keptGarage.get()
  if (vehicles[0]?.vehicleId === vehicle.vehicleId) return
  const chosen = chooseVehicle(vehicles, vehicle)
  await change(services, chosen, () => sendVehicles(services.rest, [vehicle])).catch(() =>
    keptGarage.set({ username: "", vehicles: chosen }),
  )
}

/** Takes a vehicle out of the garage; it comes back if the account's cannot be reached. */
export const remove = async (services: Services, vehicleId: string): Promise<void> => {
  const before = keptGarage.get()
  const send = () => sendRemoved(services.rest, vehicleId)
  await change(services, removeVehicle(before.vehicles, vehicleId), send).catch((error) => {
    keptGarage.set(before)
    toast({ severity: "error", message: messageOf(error) })
  })
}

const change = async ({ rest, store }: Services, vehicles: Garage, send: () => Promise<Garage>) => {
  const { auth } = store.getState()
  const username = isLoggedIn(auth) ? (auth.user?.username ?? "") : ""
  const { username: owner } = keptGarage.get()
  keptGarage.set({ username: username === "" ? "" : owner, vehicles })
  if (username === "") return
  if (owner !== username) await joinAccountGarage(rest, username)
  keptGarage.set({ username, vehicles: await send() })
}
