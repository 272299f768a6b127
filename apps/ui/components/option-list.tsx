import { ListBox, ListBoxItem } from "react-aria-components/ListBox"
import { Popover } from "react-aria-components/Popover"
import { Icon } from "./icon.tsx"

/** One choice of a Select, ComboBox or RadioGroup. */
export interface Option {
  readonly id: string
  readonly label: string
  readonly description?: string
}

/** The list that a Select or ComboBox opens; a ComboBox hands it the options that match. */
export function OptionList({ options }: { readonly options?: ReadonlyArray<Option> }) {
  return (
    <Popover className="w-(--trigger-width) animate-rise rounded-md border border-line bg-raised text-ink shadow-overlay">
      <ListBox<Option>
        {...(options === undefined ? {} : { items: options })}
        className="max-h-80 overflow-auto p-1"
        renderEmptyState={() => <p className="px-3 py-2 text-sm text-muted">No matches</p>}
      >
        {(option) => (
          <ListBoxItem
            id={option.id}
            textValue={option.label}
            className="group flex cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-2 text-base focus:bg-sunken hover:bg-sunken selected:font-semibold"
          >
            <span className="flex flex-col">
              {option.label}
              {option.description !== undefined && (
                <span className="text-sm text-muted">{option.description}</span>
              )}
            </span>
            <Icon name="check" className="hidden size-4 group-selected:block" />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
