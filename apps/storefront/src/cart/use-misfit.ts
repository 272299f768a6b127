import { useQuery } from "@tanstack/react-query"
import { fitQuery } from "../garage/fit-query.ts"
import { useYourVehicle } from "../garage/garage.ts"
import { useShop } from "../shop/use-shop.ts"
import type { CartLine } from "../store/cart-slice.ts"

/** That a tire or wheel does not fit the chosen vehicle, which may be another than when it was added. */
export const useMisfit = ({ productId, productType }: CartLine): ReadonlyArray<string> => {
  const { request } = useShop()
  const vehicle = useYourVehicle()
  const { data } = useQuery({
    ...fitQuery(request, productId, vehicle?.vehicleId ?? ""),
    enabled: vehicle !== null && (productType === "tire" || productType === "wheel"),
  })
  return vehicle !== null && data?.fits === false ? [`Does not fit your ${vehicle.name}.`] : []
}
