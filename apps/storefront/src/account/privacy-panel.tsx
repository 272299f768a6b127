import { useQuery, useQueryClient } from "@tanstack/react-query"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice, ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { useRestCall } from "../shop/use-rest-call.ts"
import { useShop } from "../shop/use-shop.ts"
import { Panel } from "./panel.tsx"
import { erasureQuery } from "./queries.ts"
import { saveFile } from "./save-file.ts"

const ErasureDialog = lazy(() => part(() => import("./erasure-dialog.tsx")))

const FAILED = "Your data could not be collected. Please try again in a minute."

/** Data export and account deletion. */
export function PrivacyPanel() {
  const { problem, isPending, send } = useRestCall()
  const cache = useQueryClient()
  const query = erasureQuery(useShop().rest)
  const erasure = useQuery(query)
  const [isAsking, setAsking] = useState(false)
  const isAsked = erasure.data?.requestedAt != null

  const save = async () => {
    const answer = await send({ method: "GET", path: "/api/account/export" }, FAILED)
    if (answer !== null) saveFile("your-data.json", JSON.stringify(answer.data, null, 2))
  }

  return (
    <Panel title="Your data">
      <ProblemNotice problem={problem} />
      <p className="text-muted">
        Get a copy of everything we keep about you, or have it deleted. The figures of your orders stay in our
        books, without your name.
      </p>
      {isAsked && (
        <Notice severity="success" isAlert>
          We have received your request and will delete your personal data.
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" isPending={isPending} onPress={() => void save()}>
          Download my data
        </Button>
        {!isAsked && (
          <Button variant="danger" onPress={() => setAsking(true)}>
            Delete my data
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {isAsking && (
          <ErasureDialog
            onRequested={() => {
              setAsking(false)
              cache.setQueryData(query.queryKey, { requestedAt: new Date().toISOString() })
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Panel>
  )
}
