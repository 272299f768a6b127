import { useQuery } from "@tanstack/react-query"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { Card } from "../page/card.tsx"
import { QueryError } from "../page/query-error.tsx"
import { Passkeys } from "./passkeys.tsx"
import { secondFactorQuery } from "./queries.ts"
import { RecoveryCodesCard } from "./recovery-codes-card.tsx"
import { SetUp } from "./set-up.tsx"
import { TurnedOn } from "./turned-on.tsx"

/** How somebody of the staff logs in. */
export function SecurityPage() {
  return (
    <ListPage title="Your security">
      <div className="flex max-w-2xl flex-col gap-5">
        <TwoFactor />
      </div>
    </ListPage>
  )
}

function TwoFactor() {
  const { data, error, refetch } = useQuery(secondFactorQuery)
  /** Shown until they were kept. */
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
    <>
      <section
        aria-label="Two-factor log-in"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3"
      >
        <Icon name="lock" className="size-5 text-muted" />
        <p className="min-w-0 flex-1">
          {data.isOn
            ? "Two-factor log-in is on. Your password alone is not enough to log in."
            : "Your password alone is enough to log in. Add a passkey or an authenticator app."}
        </p>
        {data.isOn ? <Badge tone="success">On</Badge> : <Badge tone="warning">Off</Badge>}
      </section>
      {data.isRequired && !data.isOn && (
        <Notice severity="warning">
          All staff need two-factor log-in. Until you turn it on, you cannot open anything else here.
        </Notice>
      )}
      <Passkeys state={data} onCodes={setCodes} />
      <Card
        title="Authenticator app"
        action={data.hasApp ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
      >
        {data.hasApp ? <TurnedOn state={data} /> : <SetUp onCodes={setCodes} />}
      </Card>
      {(data.isOn || codes !== undefined) && (
        <RecoveryCodesCard state={data} codes={codes} onCodes={setCodes} />
      )}
    </>
  )
}
