import { Icon } from "@voltread/ui/components/icon.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { useGarage } from "../garage/garage.ts"
import { useOpenOverlay } from "../shop/overlay-context.ts"

/** Opens the garage, and says how many vehicles are in it. */
export function GarageButton() {
  const count = useGarage().length
  const openOverlay = useOpenOverlay()
  return (
    <button
      {...early}
      type="button"
      className="relative inline-flex h-11 cursor-pointer items-center gap-2 rounded-md px-3 font-semibold hover:bg-night-raised"
      onClick={() => openOverlay("garage")}
    >
      <Icon name="car" className="size-6" />
      <span className="sr-only wide:not-sr-only">My garage</span>
      {count > 0 && (
        <>
          <span className="numeric absolute top-0 left-6 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent">
            {count}
          </span>
          <span className="sr-only">{count === 1 ? "vehicle" : "vehicles"}</span>
        </>
      )}
    </button>
  )
}
