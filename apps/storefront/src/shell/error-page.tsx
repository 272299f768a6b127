import { type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { ErrorState } from "@voltread/ui/components/error-state.tsx"

export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div className="page py-16">
      <ErrorState
        title="This page could not be shown"
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      >
        {messageOf(error)}
      </ErrorState>
    </div>
  )
}
