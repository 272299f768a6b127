import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Drawer } from "@voltread/ui/components/drawer.tsx"
import { Filters, type FiltersProps } from "./filters.tsx"

interface FilterDrawerProps extends FiltersProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** How many products the filters leave. */
  readonly total: number
}

/** Filters on narrow screens; the listing behind updates with each choice. */
export function FilterDrawer({ isOpen, onOpenChange, total, ...filters }: FilterDrawerProps) {
  return (
    <Drawer
      title="Filters"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button className="w-full" onPress={() => onOpenChange(false)}>
          Show {formatNumber(total)} {total === 1 ? "product" : "products"}
        </Button>
      }
    >
      <Filters {...filters} />
    </Drawer>
  )
}
