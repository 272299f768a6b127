import { type ComponentType, lazy } from "react"

/** A part that the form can do without: where its code does not load, it renders nothing. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (): { readonly default: ComponentType<Props> } => ({ default: () => null }),
    ),
  )
