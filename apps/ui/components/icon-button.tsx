import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button"
import { Icon, type IconName } from "./icon.tsx"

interface IconButtonProps extends Omit<AriaButtonProps, "className" | "children" | "aria-label"> {
  readonly icon: IconName
  /** Accessible name. */
  readonly label: string
  readonly className?: string
}

/** An icon button of 44 px, the minimum touch target. */
export function IconButton({ icon, label, className = "", ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className={`inline-flex size-11 cursor-pointer items-center justify-center rounded-md transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-50 ${className}`}
    >
      <Icon name={icon} />
    </AriaButton>
  )
}
