import { messageOf } from "@voltread/ui/api/api-error.ts"
import { Button, type ButtonProps } from "@voltread/ui/components/button.tsx"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { useState } from "react"
import { download, type FileRequest } from "../session/download.ts"
import { StaffIcon } from "./staff-icon.tsx"

export interface CsvButtonProps extends FileRequest, Pick<ButtonProps, "size"> {
  /** Under which it is saved. */
  readonly fileName: string
  /** What the button says. */
  readonly children?: string
}

export default function CsvButton({
  path,
  body,
  fileName,
  size = "sm",
  children = "Export CSV",
}: CsvButtonProps) {
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    try {
      await download({ path, body }, fileName)
    } catch (error) {
      showToast({ severity: "error", message: messageOf(error) })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="secondary" size={size} isPending={isPending} onPress={() => void save()}>
      <StaffIcon name="download" className="size-4" />
      {children}
    </Button>
  )
}
