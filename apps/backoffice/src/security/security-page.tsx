import { useQuery } from "@tanstack/react-query"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { Card } from "../page/card.tsx"
import { QueryError } from "../page/query-error.tsx"
import { secondFactorQuery } from "./queries.ts"
import { RecoveryCodes } from "./recovery-codes.tsx"
import { SetUp } from "./set-up.tsx"
import { TurnedOn } from "./turned-on.tsx"

/** How somebody of the staff logs in. */
export function SecurityPage() {
  return (
    <ListPage title="Your security">
      <div className="max-w-2xl">
        <TwoFactor />
      </div>
    </ListPage>
  )
}

function TwoFactor() {
  const { data, error, refetch } = useQuery(secondFactorQuery)
  /** Shown until they were kept: the server does not know them any more. */
  const [codes, setCodes] = useState<ReadonlyArray<string>>()
  if (data === undefined)
    return error === null ? (
      <Loading label="Loading your security">
        <Skeleton className="h-60" />
      </Loading>
    ) : (
      <QueryError error={error} what="Your security" onRetry={() => void refetch()} />
    )
  return (
    <Card
      title="Two-factor log-in"
      action={data.isOn ? <Badge tone="success">On</Badge> : <Badge tone="warning">Off</Badge>}
    >
      {codes !== undefined ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : data.isOn ? (
        <TurnedOn state={data} onCodes={setCodes} />
      ) : (
        <SetUp isRequired={data.isRequired} onCodes={setCodes} />
      )}
    </Card>
  )
}
