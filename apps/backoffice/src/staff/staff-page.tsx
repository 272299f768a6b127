import { useQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { lazy, Suspense, useState } from "react"
import { ListSkeleton } from "../page/list-skeleton.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { QueryError } from "../page/query-error.tsx"
import { tabStyle } from "../page/tab-style.ts"
import { useMay, useUser } from "../session/use-session.ts"
import { staffQuery } from "./queries.ts"
import type { StaffMember } from "./staff-member.ts"
import { type StaffAction, StaffTable } from "./staff-table.tsx"
import { typeWords } from "./staff-type.ts"
import { STAFF_ROLES } from "./view.ts"

const NewStaffDialog = lazy(() => import("./dialogs/new-staff-dialog.tsx"))
const RoleDialog = lazy(() => import("./dialogs/role-dialog.tsx"))
const StaffStatusDialog = lazy(() => import("./dialogs/staff-status-dialog.tsx"))

const route = getRouteApi("/_staff/staff")

type Asked = { readonly action: "new" } | { readonly action: StaffAction; readonly member: StaffMember }

export function StaffPage() {
  const mayAdd = useMay("add-support-staff")
  return (
    <div className="flex flex-col gap-4 px-4 py-5 desk:px-6">
      <title>Staff · Voltread back office</title>
      {mayAdd ? <Staff /> : <NoAccess />}
    </div>
  )
}

/** Everybody who works in the back office; what can be done to them depends on who looks. */
function Staff() {
  const { role } = route.useSearch()
  const own = useUser()?.username
  const mayManage = useMay("manage-staff")
  const [asked, setAsked] = useState<Asked>()
  const query = useQuery(staffQuery)
  const staff = query.data?.filter((member) => role === undefined || member.role === role) ?? []
  const close = () => setAsked(undefined)

  return (
    <>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">Staff</h1>
        <Button size="sm" onPress={() => setAsked({ action: "new" })} className="ml-auto">
          New staff user
        </Button>
      </header>
      <nav aria-label="Staff views" className="flex overflow-x-auto border-b border-line">
        <Link to="/staff" search={{}} activeOptions={{ exact: true }} className={tabStyle}>
          All
        </Link>
        {STAFF_ROLES.map((each) => (
          <Link
            key={each}
            to="/staff"
            search={{ role: each }}
            activeOptions={{ exact: true }}
            className={tabStyle}
          >
            {typeWords(each)}
          </Link>
        ))}
      </nav>
      {query.isPending && <ListSkeleton label="Loading the staff" rows={6} />}
      {query.isError && query.data === undefined && (
        <QueryError error={query.error} what="The staff" onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && staff.length === 0 && (
        <EmptyState
          icon="shield"
          title="Nobody has this role"
          action={
            <Link to="/staff" search={{}} className={buttonStyle("secondary")}>
              Show all staff
            </Link>
          }
        />
      )}
      {staff.length > 0 && (
        <div className="-mx-4 desk:mx-0">
          <StaffTable
            staff={staff}
            own={own}
            onAsk={mayManage ? (action, member) => setAsked({ action, member }) : undefined}
          />
        </div>
      )}
      <Suspense fallback={null}>
        {asked?.action === "new" && <NewStaffDialog mayGiveAll={mayManage} onClose={close} />}
        {asked?.action === "role" && <RoleDialog member={asked.member} onClose={close} />}
        {asked?.action === "status" && <StaffStatusDialog member={asked.member} onClose={close} />}
      </Suspense>
    </>
  )
}
