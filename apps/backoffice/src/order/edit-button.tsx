import { Button } from "@voltread/ui/components/button.tsx"

/** Opens the dialog that changes what a card shows; `of` says what that is. */
export function EditButton({ of, onPress }: { readonly of: string; readonly onPress: () => void }) {
  return (
    <Button variant="ghost" size="sm" aria-label={`Edit ${of}`} onPress={onPress}>
      Edit
    </Button>
  )
}
