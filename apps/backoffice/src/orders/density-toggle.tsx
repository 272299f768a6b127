import { Icon } from "@voltread/ui/components/icon.tsx"
import type { Density } from "./use-density.ts"

/** Compact rows, or not. */
export function DensityToggle({
  density,
  onChange,
}: {
  readonly density: Density
  readonly onChange: (density: Density) => void
}) {
  return (
    <button
      type="button"
      aria-pressed={density === "compact"}
      aria-label="Compact rows"
      title="Compact rows"
      onClick={() => onChange(density === "compact" ? "comfortable" : "compact")}
      className="grid size-11 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
    >
      <Icon name="rows" />
    </button>
  )
}
