import { Button } from "@voltread/ui/components/button.tsx"
import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, useState } from "react"
import { MAX_SAVED_VIEWS } from "./saved-view-limit.ts"
import type { SavedView } from "./saved-views.ts"

interface SaveViewDialogProps {
  readonly views: ReadonlyArray<SavedView>
  readonly onSave: (name: string) => void
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Asks for a name and saves the current filters as a tab. */
export default function SaveViewDialog({ views, onSave, onOpenChange }: SaveViewDialogProps) {
  const [name, setName] = useState("")
  const [isSent, setSent] = useState(false)
  const trimmed = name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (trimmed !== "") onSave(trimmed)
  }
  return (
    <Dialog title="Save this view" isOpen onOpenChange={onOpenChange} size="sm" isDismissable={false}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          maxLength={40}
          autoFocus
          description={effectOf(trimmed, views)}
          errorMessage={isSent && trimmed === "" ? "Please enter a name" : undefined}
        />
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onPress={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit">Save view</Button>
        </div>
      </form>
    </Dialog>
  )
}

const effectOf = (name: string, views: ReadonlyArray<SavedView>): string => {
  if (views.some((each) => each.name === name)) return "Replaces the view of the same name."
  const [oldest] = views
  return oldest === undefined || views.length < MAX_SAVED_VIEWS
    ? "It is kept in this browser only."
    : `${MAX_SAVED_VIEWS} views are kept in this browser: this one replaces the oldest, “${oldest.name}”.`
}
