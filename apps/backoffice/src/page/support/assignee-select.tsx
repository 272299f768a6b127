import { type QueryKey, useQuery } from "@tanstack/react-query"
import { Button } from "@voltread/ui/components/button.tsx"
import { Select } from "@voltread/ui/components/select.tsx"
import { useRef } from "react"
import { useImmediateChange } from "../../session/use-immediate-change.ts"
import { useUser } from "../../session/use-session.ts"
import { colleaguesQuery } from "./queries.ts"

const NOBODY = "nobody"

export interface AssigneeSelectProps {
  /** Of the message or conversation. */
  readonly path: string
  readonly assignedTo: string | null
  readonly affected: ReadonlyArray<QueryKey>
  /** What to say when it is gone. */
  readonly missing: string
}

/** Who looks after a message or a conversation: nobody, oneself with one press, or a colleague. */
export default function AssigneeSelect({ path, assignedTo, affected, missing }: AssigneeSelectProps) {
  const me = useUser()?.username
  const colleagues = useQuery(colleaguesQuery).data ?? []
  const { run, isPending } = useImmediateChange(affected)
  const box = useRef<HTMLDivElement>(null)
  const assign = (assignee: string | null) =>
    void run({
      request: { method: "PUT", path: `${path}/assignee`, body: { assignee } },
      done: assignee === null ? "Assigned to nobody." : "Assigned.",
      missing,
    })
  // An assignee who has left the staff is still shown.
  const known = colleagues.some(({ username }) => username === assignedTo)
  const gone = assignedTo === null || known ? [] : [{ id: assignedTo, label: assignedTo }]
  return (
    <div ref={box} className="flex flex-wrap items-end gap-2">
      <Select
        label="Assigned to"
        className="w-52"
        options={[
          { id: NOBODY, label: "Nobody" },
          ...colleagues.map(({ username, name }) => ({
            id: username,
            label: username === me ? `${name} (you)` : name,
          })),
          ...gone,
        ]}
        value={assignedTo ?? NOBODY}
        onChange={(id) => assign(id === NOBODY ? null : id)}
      />
      {me !== undefined && assignedTo !== me && (
        <Button
          variant="ghost"
          size="sm"
          className="mb-1.5"
          isPending={isPending}
          onPress={() => {
            assign(me)
            // The button goes once it is done.
            box.current?.querySelector("button")?.focus()
          }}
        >
          Assign to me
        </Button>
      )}
    </div>
  )
}
