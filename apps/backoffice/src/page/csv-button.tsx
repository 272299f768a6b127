import { CancelledError, useQueryClient } from "@tanstack/react-query"
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
  const queries = useQueryClient()
  const save = async () => {
    setPending(true)
    try {
      // As a query, it is stopped by a log-out, which would have it refused.
      await queries.fetchQuery({
        queryKey: ["file", path, body],
        queryFn: ({ signal }) => download({ path, body }, fileName, signal).then(() => null),
        staleTime: 0,
        gcTime: 0,
      })
    } catch (error) {
      if (error instanceof CancelledError) return
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
