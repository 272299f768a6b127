import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import type { ReactNode } from "react"

interface SelectionBoxProps {
  readonly label: string
  readonly isSelected: boolean
  /** Some of what it stands for is selected. */
  readonly isPartial?: boolean
  readonly onChange: (isSelected: boolean) => void
}

/** Box that selects a row, or all of them; it lies above the link that covers the row. */
export function SelectionBox({ label, isSelected, isPartial = false, onChange }: SelectionBoxProps) {
  return (
    <label className="relative z-1 -m-2 grid size-9 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        ref={(input) => {
          if (input !== null) input.indeterminate = isPartial
        }}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 cursor-pointer accent-accent"
      />
    </label>
  )
}

interface SelectedRowsProps {
  readonly count: number
  readonly onClear: () => void
  readonly children: ReactNode
}

/** What can be done with the selected rows; stays in view while they are scrolled. */
export function SelectedRows({ count, onClear, children }: SelectedRowsProps) {
  return (
    <section
      aria-label="Selected rows"
      className="sticky bottom-20 z-10 mx-auto mt-4 flex w-fit flex-wrap items-center gap-2 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 shadow-overlay desk:bottom-4"
    >
      <p role="status" className="numeric mr-2 font-semibold">
        {formatNumber(count)} selected
      </p>
      {children}
      <button type="button" onClick={onClear} className={buttonStyle("ghost", "sm")}>
        Clear selection
      </button>
    </section>
  )
}
