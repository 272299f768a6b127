export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "night"
export type ButtonSize = "sm" | "md" | "lg"

const base =
  "inline-flex min-h-fit max-w-full shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md font-semibold transition-colors select-none disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-progress aria-busy:animate-pulse aria-busy:cursor-progress"

const variants: Readonly<Record<ButtonVariant, string>> = {
  // Its border shows where colors are forced, which take the ground away.
  primary: "border border-transparent bg-accent text-on-accent hover:bg-accent-hover",
  secondary: "border border-line-strong bg-surface text-ink hover:bg-sunken",
  ghost: "text-ink hover:bg-sunken",
  danger: "border border-danger bg-surface text-danger hover:bg-danger-soft",
  night: "border border-night-line text-on-night hover:bg-night-raised",
}

const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: "h-9 px-3 text-sm",
  md: "h-11 px-5 text-base",
  lg: "h-13 px-7 text-lg",
}

/**
 * Button classes, for links and for native buttons where the component would be too heavy. A label in large
 * letters takes a second line where it is wider than what is around the button, and only there.
 */
export const buttonStyle = (variant: ButtonVariant = "primary", size: ButtonSize = "md"): string =>
  `${base} ${variants[variant]} ${sizes[size]}`
