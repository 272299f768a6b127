import { Link } from "@tanstack/react-router"
import type { Postback } from "@voltread/domain/contract/affiliate-books.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { formatNumber } from "@voltread/ui/components/number.ts"
import type { Column } from "../list/column.ts"
import { orderLinkColumn, timeCells } from "../list/shared-columns.tsx"
import { KINDS, POSTBACKS } from "./model/labels.ts"

interface PostbackActions {
  readonly isPending: boolean
  readonly onResend: (postbackId: string) => void
}

const canResend = ({ state }: Postback): boolean => state === "given-up" || state === "skipped"

/** The columns of the list of postbacks; a row leads to its order. */
export const postbackColumns = ({
  isPending,
  onResend,
}: PostbackActions): ReadonlyArray<Column<Postback>> => [
  orderLinkColumn,
  { id: "kind", header: "Kind", cell: ({ kind }) => KINDS[kind] ?? kind },
  {
    id: "state",
    header: "State",
    from: "desk",
    cell: ({ state }) => <Badge tone={POSTBACKS[state].tone}>{POSTBACKS[state].label}</Badge>,
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
    className: "max-w-80 break-words text-muted",
    cell: ({ answerStatus, answer }) => [answerStatus, answer].filter((part) => part !== null).join(" "),
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
          onPress={() => onResend(postback.postbackId)}
        >
          Send again
        </Button>
      ),
  },
]
