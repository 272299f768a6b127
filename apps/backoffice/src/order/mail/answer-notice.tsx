import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { supportCountsKey } from "../../page/support/queries.ts"
import { useChange } from "../../session/use-change.ts"
import { orderMailKey, orderMailPath } from "./queries.ts"

interface AnswerNoticeProps {
  readonly orderId: string
  readonly since: string
}

/** Says that the customer waits for an answer to an email, until staff answer or mark it as answered. */
export function AnswerNotice({ orderId, since }: AnswerNoticeProps) {
  const { run, isPending, problem } = useChange([orderMailKey(orderId), supportCountsKey])
  const settle = () =>
    run({
      request: { method: "PUT", path: `${orderMailPath(orderId)}/answered` },
      done: "Marked as answered.",
      missing: "The order could not be found.",
    })
  return (
    <Notice severity={problem === undefined ? "warning" : "error"}>
      <p className="font-semibold">
        {"Reply waiting: the customer wrote by email on "}
        <DateTime at={since} />
      </p>
      <p>{problem ?? "Choose “Email” to answer."}</p>
      <Button
        variant="secondary"
        size="sm"
        isPending={isPending}
        className="mt-2"
        onPress={() => void settle()}
      >
        Mark as answered
      </Button>
    </Notice>
  )
}
