import type { QueryKey } from "@tanstack/react-query"
import { serverErrors } from "@voltread/ui/form/field-errors.ts"
import type { ChangeRequest } from "../session/rest.ts"
import { useChange } from "../session/use-change.ts"
import { focusInvalid } from "./focus-invalid.ts"
import { type NewestVersion, onTopOf, useNewestVersion } from "./newest-version.ts"

interface EditDialogOptions<Thing, Values> extends NewestVersion<Thing> {
  /** Queries that are loaded again afterwards. */
  readonly affected: ReadonlyArray<QueryKey>
  readonly valuesOf: (thing: Thing) => Values
  readonly onClose: () => void
}

interface EditedForm<Values> {
  readonly reset: (values: Values, options: { readonly keepDefaultValues: true }) => void
  readonly setErrorMap: (errors: ReturnType<typeof serverErrors>) => void
}

/**
 * As `useChangeDialog`, for a thing that others change, too: where somebody else was faster, the form goes on from their
 * version, with what was typed on top of it.
 */
export const useEditDialog = <Thing, Values extends object>({
  affected,
  valuesOf,
  onClose,
  ...versions
}: EditDialogOptions<Thing, Values>) => {
  const { run, problem } = useChange(affected)
  const { current, before, isPending, save } = useNewestVersion(versions)
  return {
    /** What the form changes, and what it changed until somebody else was faster. */
    current,
    before,
    /** What `CommandDialog` needs. */
    dialog: { isPending, problem: isPending || before !== undefined ? undefined : problem, onClose },
    submit: async (
      form: EditedForm<Values>,
      typed: Values,
      change: (current: Thing) => ChangeRequest,
    ): Promise<void> => {
      const answer = await save((known) => run(change(known)))
      if (answer._tag === "done") return onClose()
      if (answer._tag === "outdated") {
        const edits = { opened: valuesOf(answer.before), typed }
        return form.reset(onTopOf(valuesOf(answer.newer), edits), { keepDefaultValues: true })
      }
      focusInvalid()
      form.setErrorMap(serverErrors(answer.fieldErrors))
    },
  }
}
