import { Button } from "react-aria-components/Button"
import { Input } from "react-aria-components/Input"
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from "react-aria-components/SearchField"
import { Icon } from "./icon.tsx"
import { controlStyle } from "./native-field.tsx"

interface SearchFieldProps extends Omit<AriaSearchFieldProps, "className" | "children" | "aria-label"> {
  readonly label: string
  readonly placeholder?: string
  readonly className?: string
}

/** Search box with a button that empties it; Escape empties it too. */
export function SearchField({ label, placeholder, className = "", ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} aria-label={label} className={`group relative ${className}`}>
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
      />
      <Input
        {...(placeholder === undefined ? {} : { placeholder })}
        className={`${controlStyle} pr-10 pl-10 text-ellipsis [&::-webkit-search-cancel-button]:hidden`}
      />
      <Button className="absolute inset-y-0 right-1 my-auto grid size-9 cursor-pointer place-items-center rounded-sm text-muted group-empty:hidden hover:bg-sunken">
        <Icon name="close" className="size-4" />
      </Button>
    </AriaSearchField>
  )
}
