import { Button } from "@voltread/ui/components/button.tsx"
import { Drawer } from "@voltread/ui/components/drawer.tsx"
import { Filters, type FiltersProps } from "./filters.tsx"

interface FilterDrawerProps extends FiltersProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** How many products the filters leave. */
  readonly found: string
}

/** Filters on narrow screens; the listing behind updates with each choice. */
export default function FilterDrawer({ isOpen, onOpenChange, found, ...filters }: FilterDrawerProps) {
  return (
    <Drawer
      title="Filters"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button className="w-full" onPress={() => onOpenChange(false)}>
          Show {found}
        </Button>
      }
    >
      <Filters {...filters} />
    </Drawer>
  )
}
