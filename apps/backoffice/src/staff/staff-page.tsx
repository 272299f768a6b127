import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import type { StaffMember } from "@voltread/domain/contract/staff.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useMemo, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { TableList } from "../list/table-list.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { NoAccess } from "../page/no-access.tsx"
import { TabRow } from "../page/tab-row.tsx"
import { tabStyle } from "../page/tab-style.ts"
import { STAFF_ROLES } from "../session/role.ts"
import { useMay, useUser } from "../session/use-session.ts"
import { staffQuery } from "./model/queries.ts"
import { typeLabel } from "./model/staff-type.ts"
import { RequireTwoFactor } from "./require-two-factor.tsx"
import { type StaffAction, staffColumns } from "./staff-columns.tsx"

const NewStaffDialog = lazy(() => part(() => import("./dialogs/new-staff-dialog.tsx")))
const RoleDialog = lazy(() => part(() => import("./dialogs/role-dialog.tsx")))
const ResetTwoFactorDialog = lazy(() => part(() => import("./dialogs/reset-two-factor-dialog.tsx")))
const StaffStatusDialog = lazy(() => part(() => import("./dialogs/staff-status-dialog.tsx")))

const route = getRouteApi("/_staff/staff")

type OpenDialog = { readonly action: "new" } | { readonly action: StaffAction; readonly member: StaffMember }

export function StaffPage() {
  if (useMay("add-support-staff")) return <Staff />
  return (
    <ListPage title="Staff">
      <NoAccess />
    </ListPage>
  )
}

/** All staff; the actions depend on the viewer. */
function Staff() {
  const { role } = route.useSearch()
  const ownUsername = useUser()?.username
  const mayManage = useMay("manage-staff")
  const [dialog, setDialog] = useState<OpenDialog>()
  const columns = useMemo(() => {
    const onAction = (action: StaffAction, member: StaffMember) => setDialog({ action, member })
    return staffColumns({ ownUsername, onAction: mayManage ? onAction : undefined })
  }, [ownUsername, mayManage])
  const layout = useTableLayout("staff", columns)
  const query = useQuery(staffQuery)
  const close = () => setDialog(undefined)

  return (
    <ListPage
      title="Staff"
      actions={<Button onPress={() => setDialog({ action: "new" })}>New staff user</Button>}
      layout={layout}
      tabs={<RoleTabs />}
      filters={mayManage && <RequireTwoFactor />}
    >
      <TableList
        query={query}
        rows={query.data?.filter((member) => role === undefined || member.role === role)}
        what="staff"
        caption="Staff"
        layout={layout}
        rowId={({ username }) => username}
        empty={
          <EmptyState
            icon="shield"
            title="Nobody has this role"
            action={
              <Link to="/staff" search={{}} className={buttonStyle("secondary")}>
                Show all staff
              </Link>
            }
          />
        }
      />
      <Suspense fallback={null}>
        {dialog?.action === "new" && <NewStaffDialog mayGiveAll={mayManage} onClose={close} />}
        {dialog?.action === "role" && <RoleDialog member={dialog.member} onClose={close} />}
        {dialog?.action === "two-factor" && <ResetTwoFactorDialog member={dialog.member} onClose={close} />}
        {dialog?.action === "status" && <StaffStatusDialog member={dialog.member} onClose={close} />}
      </Suspense>
    </ListPage>
  )
}

function RoleTabs() {
  return (
    <TabRow label="Staff views">
      <Link to="/staff" search={{}} activeOptions={{ exact: true }} className={tabStyle}>
        All
      </Link>
      {STAFF_ROLES.map((role) => (
        <Link key={role} to="/staff" search={{ role }} activeOptions={{ exact: true }} className={tabStyle}>
          {typeLabel(role)}
        </Link>
      ))}
    </TabRow>
  )
}
