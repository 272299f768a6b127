import { useQuery } from "@tanstack/react-query"
import UndeliveredNotice from "../../page/undelivered-notice.tsx"
import { AnswerNotice } from "./answer-notice.tsx"
import { orderMailQuery } from "./queries.ts"

/** What staff should know about the emails of the order before they write. */
export default function MailNotices({ orderId }: { readonly orderId: string }) {
  const { data } = useQuery(orderMailQuery(orderId))
  if (data == null) return null
  return (
    <>
      {data.to !== null && data.undelivered !== null && (
        <UndeliveredNotice email={data.to} undelivered={data.undelivered} />
      )}
      {data.waitingSince !== null && <AnswerNotice orderId={orderId} since={data.waitingSince} />}
    </>
  )
}
