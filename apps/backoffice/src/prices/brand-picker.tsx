import { ComboBox } from "@voltread/ui/components/combo-box.tsx"
import { IconButton } from "@voltread/ui/components/icon-button.tsx"

interface Brand {
  readonly id: string
  readonly name: string
}

interface BrandPickerProps {
  /** All brands of the catalogue. */
  readonly known: ReadonlyArray<Brand>
  readonly value: ReadonlyArray<Brand>
  readonly onChange: (brands: ReadonlyArray<Brand>) => void
  readonly errorMessage: string | undefined
}

/** Several brands of the catalogue, added by typing part of their names. */
export function BrandPicker({ known, value, onChange, errorMessage }: BrandPickerProps) {
  const free = known.filter(({ id }) => !value.some((brand) => brand.id === id))
  const add = (id: string | null) => {
    const brand = known.find((each) => each.id === id)
    if (brand !== undefined) onChange([...value, brand])
  }
  return (
    <div className="flex flex-col gap-3">
      <ComboBox
        // The combo box keeps its first options, so a changed list needs a new one.
        key={free.length}
        label="Brands"
        placeholder="Add a brand"
        options={free.map(({ id, name }) => ({ id, label: name }))}
        value={null}
        onChange={add}
        errorMessage={errorMessage}
      />
      {value.length > 0 && (
        <ul aria-label="Chosen brands" className="flex flex-wrap gap-2">
          {value.map((brand) => (
            <li
              key={brand.id}
              className="flex items-center gap-1 rounded-md border border-line-strong bg-sunken pl-3 text-sm font-semibold"
            >
              {brand.name}
              <IconButton
                icon="close"
                label={`Remove ${brand.name}`}
                onPress={() => onChange(value.filter(({ id }) => id !== brand.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
