import { part } from "@voltread/ui/loading/parts.ts"
import { Component, type ComponentType, type ErrorInfo, lazy, type ReactNode, Suspense } from "react"

/** Renders nothing if the code fails to load: the page is usable without it. */
class EmptyOnFailure extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    // Reported to the console only: the shopper can do nothing about it.
    reportError(new Error(`A part of the page did not load.${info.componentStack ?? ""}`, { cause: error }))
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/**
 * A part of the page that the server renders at once and whose code loads after the page's own. Returns one element for
 * all renders, because a part that is still loading must not remount when its parent renders.
 */
export const deferred = (load: () => Promise<ComponentType>): ReactNode => {
  const Section = lazy(() => part(load).then((section) => ({ default: section })))
  return (
    <EmptyOnFailure>
      <Suspense fallback={null}>
        <Section />
      </Suspense>
    </EmptyOnFailure>
  )
}
