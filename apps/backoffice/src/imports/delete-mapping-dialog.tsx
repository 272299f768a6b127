import type { ImportMapping } from "@voltread/domain/contract/import-mapping.ts"
import { CommandDialog } from "../page/command-dialog.tsx"
import { useChangeDialog } from "../page/use-change-dialog.ts"
import { mappingPath, mappingsQuery } from "./queries.ts"

interface DeleteMappingDialogProps {
  readonly mapping: ImportMapping
  readonly onClose: () => void
  readonly onDone: () => void
}

export default function DeleteMappingDialog({ mapping, ...given }: DeleteMappingDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [mappingsQuery.queryKey], ...given })
  const confirm = () =>
    void submit({
      request: { method: "DELETE", path: mappingPath(mapping.name) },
      done: "Mapping deleted.",
      missing: "This mapping could not be found.",
    })
  return (
    <CommandDialog
      title={`Delete the mapping ${mapping.name}?`}
      isIrreversible
      onSubmit={confirm}
      {...dialog}
    >
      <p>Files already uploaded with it are still imported with it.</p>
    </CommandDialog>
  )
}
