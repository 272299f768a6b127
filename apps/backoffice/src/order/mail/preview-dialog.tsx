import { useQuery } from "@tanstack/react-query"
import { Button } from "@voltread/ui/components/button.tsx"
import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { QueryError } from "../../page/query-error.tsx"
import { type MailWords, mailPreviewQuery } from "./queries.ts"

interface PreviewDialogProps {
  readonly orderId: string
  readonly words: MailWords
  readonly onSend: () => void
  readonly onClose: () => void
}

/** The page's content security policy blocks the email's style sheet, which only adds dark colors. */
const withoutStyleSheet = (html: string): string => html.replace(/<style>[\s\S]*?<\/style>/, "")

/** The email as the customer will see it, rendered by the server. */
export function PreviewDialog({ orderId, words, onSend, onClose }: PreviewDialogProps) {
  const query = useQuery(mailPreviewQuery(orderId, words))
  return (
    <Dialog title="Preview" isOpen onOpenChange={(isOpen) => !isOpen && onClose()} size="lg">
      <div className="flex flex-col gap-4">
        {query.isPending && (
          <Loading label="Loading the preview">
            <Skeleton className="h-96" />
          </Loading>
        )}
        {query.isError && (
          <QueryError error={query.error} what="The preview" onRetry={() => void query.refetch()} />
        )}
        {query.data != null && (
          <>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
              <dt className="text-muted">To</dt>
              <dd className="break-words">{query.data.to}</dd>
              <dt className="text-muted">Subject</dt>
              <dd className="font-semibold break-words">{query.data.subject}</dd>
            </dl>
            <iframe
              title="The email"
              sandbox=""
              srcDoc={withoutStyleSheet(query.data.html)}
              className="h-[55dvh] w-full rounded-md border border-line bg-[#fff]"
            />
          </>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onPress={onClose}>
            Back to the text
          </Button>
          <Button onPress={onSend} isDisabled={query.data == null}>
            Send email
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
