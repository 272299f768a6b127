import { Link } from "@tanstack/react-router"
import type { ErasureRequest } from "@voltread/domain/contract/erasure.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import type { Column } from "../list/column.ts"
import { EmailText } from "../page/email-link.tsx"

/** Columns of erasure requests. */
export const erasureColumns = (
  onErase: (username: string) => void,
): ReadonlyArray<Column<ErasureRequest>> => [
  {
    id: "customer",
    header: "Customer",
    role: "rowHeader",
    cell: ({ username, requestedBy }) => (
      <>
        <Link
          to="/customers/$username"
          params={{ username }}
          data-row=""
          className="font-semibold wrap-anywhere underline underline-offset-4"
        >
          <EmailText email={username} />
        </Link>
        <span className="block text-muted desk:hidden">by {requestedBy}</span>
      </>
    ),
  },
  {
    id: "requested",
    header: "Requested",
    className: "text-muted",
    cell: ({ requestedAt }) => <DateTime at={requestedAt} />,
  },
  { id: "requestedBy", header: "Requested by", from: "desk", cell: ({ requestedBy }) => requestedBy },
  {
    id: "actions",
    header: "Actions",
    role: "actions",
    align: "end",
    className: "w-14",
    cell: ({ username }) => (
      <Button
        variant="danger"
        size="sm"
        aria-label={`Erase ${username}`}
        onPress={() => onErase(username)}
        className="-my-2"
      >
        Erase
      </Button>
    ),
  },
]
