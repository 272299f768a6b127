import type { StaffMember } from "@voltread/domain/contract/staff.ts"
import { formatPhone } from "@voltread/domain/shared/phone-format.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import type { Column } from "../list/column.ts"
import { typeLabel } from "./model/staff-type.ts"

/** What can be done to a member of the staff. */
export type StaffAction = "role" | "status" | "two-factor"

interface StaffColumnsOptions {
  /** The viewer's user name: nobody may change their own role or disable themselves. */
  readonly ownUsername: string | undefined
  /** Absent for people who may not change staff. */
  readonly onAction: ((action: StaffAction, member: StaffMember) => void) | undefined
}

const nameOf = ({ firstName, lastName, username }: StaffMember): string =>
  `${firstName} ${lastName}`.trim() || username

function StaffBadge({ member }: { readonly member: StaffMember }) {
  if (!member.isActive) return <Badge tone="danger">Disabled</Badge>
  return member.isInvited ? <Badge tone="warning">Invited</Badge> : <Badge tone="success">Active</Badge>
}

/** The columns of the list of staff. */
export const staffColumns = ({
  ownUsername,
  onAction,
}: StaffColumnsOptions): ReadonlyArray<Column<StaffMember>> => [
  {
    id: "name",
    header: "Name",
    role: "rowHeader",
    cell: (member) => (
      <>
        <span className="block max-w-[55vw] truncate desk:max-w-80 font-semibold">
          {nameOf(member)}
          {member.username === ownUsername && <span className="font-normal text-muted"> (you)</span>}
        </span>
        <span className="block max-w-[55vw] truncate desk:max-w-80 text-muted">{member.username}</span>
        <span className="mt-1 flex flex-wrap items-center gap-2 sm:hidden">
          {typeLabel(member.type)}
          <StaffBadge member={member} />
        </span>
      </>
    ),
  },
  { id: "role", header: "Role", from: "sm", cell: ({ type }) => typeLabel(type) },
  { id: "status", header: "Status", from: "sm", cell: (member) => <StaffBadge member={member} /> },
  {
    id: "two-factor",
    header: "Two-factor",
    from: "desk",
    cell: ({ hasSecondFactor }) => (hasSecondFactor ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>),
  },
  {
    id: "phone",
    header: "Phone",
    from: "wide",
    className: "numeric",
    cell: ({ phone }) => (phone === null ? "—" : formatPhone(phone)),
  },
  {
    id: "added",
    header: "Added",
    from: "wide",
    className: "whitespace-nowrap text-muted",
    cell: ({ createdAt }) => <DateTime at={createdAt} dateOnly />,
  },
  ...(onAction === undefined ? [] : [actionsColumn(ownUsername, onAction)]),
]

const actionsColumn = (
  ownUsername: string | undefined,
  onAction: (action: StaffAction, member: StaffMember) => void,
): Column<StaffMember> => ({
  id: "actions",
  header: "Actions",
  role: "actions",
  align: "end",
  className: "w-14",
  cell: (member) =>
    member.username !== ownUsername && (
      <span className="flex flex-col items-end gap-x-2 sm:flex-row sm:justify-end">
        {member.hasSecondFactor && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Reset two-factor log-in of ${nameOf(member)}`}
            onPress={() => onAction("two-factor", member)}
            className="sm:-my-2"
          >
            Reset two-factor
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Change the role of ${nameOf(member)}`}
          onPress={() => onAction("role", member)}
          className="sm:-my-2"
        >
          Role
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${member.isActive ? "Disable" : "Enable"} ${nameOf(member)}`}
          onPress={() => onAction("status", member)}
          className="sm:-my-2"
        >
          {member.isActive ? "Disable" : "Enable"}
        </Button>
      </span>
    ),
})
