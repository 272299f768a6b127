import { ProductName } from "@voltread/ui/components/product-name.tsx"
import { QuantityStepper } from "@voltread/ui/components/quantity-stepper.tsx"

interface ChoosableItem {
  readonly id: string
  readonly name: string
  /** How many units there are to choose. */
  readonly most: number
}

interface ChooseUnitsProps {
  readonly items: ReadonlyArray<ChoosableItem>
  /** How many of each are chosen, by id. */
  readonly units: Readonly<Record<string, number>>
  /** What can be done with them, such as "returned". */
  readonly done: string
  readonly onChange: (units: Readonly<Record<string, number>>) => void
}

/** How many units of which items something is done with. */
export function ChooseUnits({ items, units, done, onChange }: ChooseUnitsProps) {
  return (
    <ul className="divide-y divide-line">
      {items.map(({ id, name, most }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-3">
          <span>
            <span className="font-semibold">
              <ProductName name={name} />
            </span>
            <span className="text-sm text-muted">{`${most} can be ${done}`}</span>
          </span>
          <QuantityStepper
            of={name}
            quantity={units[id] ?? 0}
            maximum={most}
            onChange={(quantity) => onChange({ ...units, [id]: quantity })}
          />
        </li>
      ))}
    </ul>
  )
}
