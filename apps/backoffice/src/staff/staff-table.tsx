import { Badge } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { tableCell as cell, tableHead as head } from "../list/table-style.ts"
import type { StaffMember } from "./staff-member.ts"
import { typeWords } from "./staff-type.ts"

/** What can be done to a member of the staff. */
export type StaffAction = "role" | "status"

export interface StaffTableProps {
  readonly staff: ReadonlyArray<StaffMember>
  /** Who looks at it: nobody changes their own role or disables themselves. */
  readonly own: string | undefined
  /** Absent for those who may only look. */
  readonly onAsk: ((action: StaffAction, member: StaffMember) => void) | undefined
}

function StaffBadge({ member }: { readonly member: StaffMember }) {
  if (!member.isActive) return <Badge tone="danger">Disabled</Badge>
  return member.isInvited ? <Badge tone="warning">Invited</Badge> : <Badge tone="success">Active</Badge>
}

export function StaffTable({ staff, own, onAsk }: StaffTableProps) {
  return (
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">Staff</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            Name
          </th>
          <th scope="col" className={`${head} hidden sm:table-cell`}>
            Role
          </th>
          <th scope="col" className={`${head} hidden sm:table-cell`}>
            Status
          </th>
          <th scope="col" className={`${head} hidden desk:table-cell`}>
            Phone
          </th>
          <th scope="col" className={`${head} hidden wide:table-cell`}>
            Added
          </th>
          {onAsk !== undefined && (
            <th scope="col" className={head}>
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {staff.map((member) => {
          const name = `${member.firstName} ${member.lastName}`.trim() || member.username
          return (
            <tr key={member.username} className="hover:bg-sunken">
              <th scope="row" className={`${cell} text-left font-normal`}>
                <span className="block max-w-[55vw] truncate font-semibold">
                  {name}
                  {member.username === own && <span className="font-normal text-muted"> (you)</span>}
                </span>
                <span className="block max-w-[55vw] truncate text-muted">{member.username}</span>
                <span className="mt-1 flex flex-wrap items-center gap-2 sm:hidden">
                  {typeWords(member.type)}
                  <StaffBadge member={member} />
                </span>
              </th>
              <td className={`${cell} hidden sm:table-cell`}>{typeWords(member.type)}</td>
              <td className={`${cell} hidden sm:table-cell`}>
                <StaffBadge member={member} />
              </td>
              <td className={`${cell} numeric hidden desk:table-cell`}>{member.phone ?? "—"}</td>
              <td className={`${cell} hidden whitespace-nowrap text-muted wide:table-cell`}>
                <DateTime at={member.createdAt} dateOnly />
              </td>
              {onAsk !== undefined && (
                <td className={`${cell} w-14 py-1 text-right`}>
                  {member.username !== own && (
                    <>
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={`Change the role of ${name}`}
                        onPress={() => onAsk("role", member)}
                      >
                        Role
                      </Button>
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={`${member.isActive ? "Disable" : "Enable"} ${name}`}
                        onPress={() => onAsk("status", member)}
                      >
                        {member.isActive ? "Disable" : "Enable"}
                      </Button>
                    </>
                  )}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
