import type { CannedResponse } from "@voltread/domain/contract/canned-response.ts"
import { USE_LABELS } from "@voltread/domain/shared/canned-responses.ts"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import type { Column } from "../list/column.ts"
import { rowLinkStyle } from "../list/table-style.ts"

/** The columns of the list of canned responses; a row opens its dialog. */
export const cannedResponseColumns = (
  onChange: (answer: CannedResponse) => void,
): ReadonlyArray<Column<CannedResponse>> => [
  {
    id: "title",
    header: "Name",
    role: "rowHeader",
    cell: (answer) => (
      <>
        <button
          type="button"
          data-row=""
          className={`cursor-pointer text-left ${rowLinkStyle}`}
          onClick={() => onChange(answer)}
        >
          {answer.title}
        </button>
        <span className="line-clamp-2 max-w-prose text-muted">{answer.body}</span>
      </>
    ),
  },
  { id: "use", header: "Used in", cell: ({ use }) => USE_LABELS[use] },
  {
    id: "updated",
    header: "Changed",
    from: "desk",
    className: "text-muted",
    cell: ({ updatedAt, updatedBy }) =>
      updatedBy === "" ? (
        "Never"
      ) : (
        <>
          <DateTime at={updatedAt} /> by {updatedBy}
        </>
      ),
  },
]
