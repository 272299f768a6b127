import type { QueryKey } from "@tanstack/react-query"
import { serverErrors } from "@voltread/ui/form/field-errors.ts"
import type { ChangeRequest } from "../session/rest.ts"
import { useChange } from "../session/use-change.ts"
import { focusInvalid } from "./focus-invalid.ts"

interface ChangeDialogOptions {
  /** Queries that are loaded again afterwards. */
  readonly affected: ReadonlyArray<QueryKey>
  readonly onClose: () => void
  /** Called in place of `onClose` when the change is made. */
  readonly onDone?: () => void
}

/** A dialog that sends one change. It closes when the server agrees; else it stays and says why not. */
export const useChangeDialog = ({ affected, onClose, onDone = onClose }: ChangeDialogOptions) => {
  const { run, isPending, problem } = useChange(affected)
  return {
    /** What `CommandDialog` needs. */
    dialog: { isPending, problem, onClose },
    /** Undefined when the change is made; else what is wrong with the fields, as a form's error map takes it. */
    submit: async (change: ChangeRequest) => {
      const answer = await run(change)
      if (answer._tag === "done") return onDone()
      focusInvalid()
      return serverErrors(answer.fieldErrors)
    },
  }
}
