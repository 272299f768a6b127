import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { early } from "@voltread/ui/page/early-press.ts"
import { lazy, Suspense, useState } from "react"
import { useGarage } from "../garage/garage.ts"

const GarageDrawer = lazy(() =>
  part(() => import("./garage-drawer.tsx")).then((module) => ({ default: module.GarageDrawer })),
)

/** Opens the garage, and says how many vehicles are in it. */
export function GarageButton() {
  const count = useGarage().length
  /** Null until it is first opened; stays mounted then, so that closing can animate. */
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        {...early}
        type="button"
        className="relative inline-flex h-11 cursor-pointer items-center gap-2 rounded-md px-3 font-semibold hover:bg-night-raised"
        onClick={() => setOpen(true)}
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
      {isOpen !== null && (
        <Suspense fallback={null}>
          <GarageDrawer isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
