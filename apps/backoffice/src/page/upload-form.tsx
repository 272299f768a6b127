import { useMutation } from "@tanstack/react-query"
import type { RejectedLine } from "@voltread/domain/contract/import.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { type FormEvent, type ReactNode, useState } from "react"
import type { UploadResult } from "../session/send-file.ts"
import { FileField, type FileFieldProps } from "./file-field.tsx"

interface Outcome {
  readonly rejected: number
  /** The server lists the first of them. */
  readonly rejections: ReadonlyArray<RejectedLine>
}

interface UploadFormProps<O extends Outcome> extends Omit<FileFieldProps, "onChange"> {
  /** What the buttons say is imported or checked. */
  readonly what: string
  readonly onSend: (file: File, isDryRun: boolean) => Promise<UploadResult<O>>
  /** The lines of the file by what became of them, such as "3 added". */
  readonly counts: (outcome: O) => ReadonlyArray<string>
  /** Fields before the one for the file. */
  readonly children?: ReactNode
}

/** Imports a file, or only checks it, and says what became of its lines. */
export function UploadForm<O extends Outcome>(props: UploadFormProps<O>) {
  const { what, onSend, counts, children, ...field } = props
  const [file, setFile] = useState<File | null>(null)
  const { mutate, isPending, variables, data, reset } = useMutation({
    mutationFn: async (isDryRun: boolean): Promise<UploadResult<O>> =>
      file === null ? { _tag: "refused", message: "Please choose a file" } : onSend(file, isDryRun),
  })
  return (
    <form
      noValidate
      // Events of all fields arrive here: what was answered holds only for what was sent.
      onChange={reset}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        mutate(false)
      }}
      className="flex flex-col items-start gap-4"
    >
      {children}
      <FileField {...field} onChange={setFile} />
      {data?._tag === "refused" && (
        <Notice severity="error" isAlert>
          {data.message}
        </Notice>
      )}
      {data?._tag === "taken" && (
        <Notice severity={data.answer.rejected === 0 ? "success" : "warning"} isAlert>
          <p>
            {variables === true ? "Nothing was changed. The result would be" : "Done"}:{" "}
            {[...counts(data.answer), rejectedLines(data.answer)].join(", ")}.
          </p>
          {data.answer.rejections.length > 0 && (
            <ul className="mt-2 max-h-60 overflow-auto text-sm">
              {data.answer.rejections.map(({ line, reason }) => (
                <li key={`${line} ${reason}`}>
                  Line {formatNumber(line)}: {reason}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isPending={isPending && variables === false}>
          Import {what}
        </Button>
        <Button variant="secondary" isPending={isPending && variables === true} onPress={() => mutate(true)}>
          Only check {what}
        </Button>
      </div>
    </form>
  )
}

const rejectedLines = ({ rejected }: Outcome): string =>
  `${formatNumber(rejected)} ${rejected === 1 ? "line" : "lines"} rejected`
