import { Component, type ComponentType, type ErrorInfo, lazy, type ReactNode, Suspense } from "react"

/** Leaves its place empty when its code does not come: the page stands without it. */
class EmptyOnFailure extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // The browser shows it in its console; there is nothing the shopper could do about it.
    reportError(new Error(`A part of the page did not load.${info.componentStack ?? ""}`, { cause: error }))
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/**
 * A part of the page that the server writes at once and whose code comes after the page's own. One element for all
 * renders: a part that still waits for its code must not be drawn anew because its parent was.
 */
export const deferred = (load: () => Promise<ComponentType>): ReactNode => {
  const Part = lazy(() => load().then((part) => ({ default: part })))
  return (
    <EmptyOnFailure>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </EmptyOnFailure>
  )
}
