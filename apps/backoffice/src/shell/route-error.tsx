import { type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"

/** Shown for a page that failed to load or to render. Trying again loads its code and its data anew. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className="p-4 desk:p-8">
      <ErrorState title="This page could not be shown" onRetry={retry}>
        {messageOf(error)}
      </ErrorState>
    </div>
  )
}
