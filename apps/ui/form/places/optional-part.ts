import { type ComponentType, lazy } from "react"

/** A part that helps and is not needed: where its code does not load, there is nothing. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (): { readonly default: ComponentType<Props> } => ({ default: () => null }),
    ),
  )
