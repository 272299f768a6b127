import { Link } from "@tanstack/react-router"
import type { Postback } from "@voltread/domain/contract/affiliate-books.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import type { Column } from "../list/column.ts"
import { orderLinkColumn, timeCells } from "../list/shared-columns.tsx"
import { KINDS, POSTBACK_STATES } from "./model/labels.ts"

interface PostbackActions {
  readonly isPending: boolean
  readonly onResend: (postbackId: string) => void
}

const canResend = ({ state }: Postback): boolean => state === "given-up" || state === "skipped"

/** What the network said to it last. */
const answerOf = ({ answerStatus, answer }: Postback): string =>
  [answerStatus, answer].filter((part) => part !== null).join(" ")

/** The columns of the list of postbacks; a row leads to its order. */
export const postbackColumns = ({
  isPending,
  onResend,
}: PostbackActions): ReadonlyArray<Column<Postback>> => [
  {
    ...orderLinkColumn,
    className: "",
    cell: (postback) => (
      <>
        <span className="whitespace-nowrap">{orderLinkColumn.cell(postback)}</span>
        <span className="block text-muted desk:hidden">{postback.affiliateId}</span>
        <span className="line-clamp-2 text-muted wrap-anywhere wide:hidden">{answerOf(postback)}</span>
      </>
    ),
  },
  { id: "kind", header: "Kind", from: "sm", cell: ({ kind }) => KINDS[kind] ?? kind },
  {
    id: "state",
    header: "State",
    from: "desk",
    cell: ({ state }) => <Badge tone={POSTBACK_STATES[state].tone}>{POSTBACK_STATES[state].label}</Badge>,
  },
  {
    id: "affiliate",
    header: "Affiliate",
    from: "desk",
    cell: ({ affiliateId }) => (
      <Link to="/affiliates/$affiliateId" params={{ affiliateId }}>
        {affiliateId}
      </Link>
    ),
  },
  { id: "payout", header: "Payout", align: "end", cell: ({ payout }) => <Money amount={payout} /> },
  {
    id: "attempts",
    header: "Attempts",
    align: "end",
    from: "wide",
    cell: ({ attempts }) => formatNumber(attempts),
  },
  {
    id: "answer",
    header: "Last answer",
    from: "wide",
    className: "max-w-80 wrap-anywhere text-muted",
    cell: answerOf,
  },
  { id: "happened", header: "Since", from: "wide", ...timeCells("happenedAt") },
  {
    id: "actions",
    header: "Actions",
    role: "actions",
    cell: (postback) =>
      canResend(postback) && (
        <Button
          size="sm"
          variant="secondary"
          isPending={isPending}
          aria-label={`Send again: ${postback.orderNumber}`}
          onPress={() => onResend(postback.postbackId)}
        >
          Send again
        </Button>
      ),
  },
]
