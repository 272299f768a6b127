import { useId } from "react"

export interface FileFieldProps {
  readonly label: string
  /** File name extensions. */
  readonly accept: string
  readonly hint: string
  readonly onChange: (file: File | null) => void
}

/** Chooses one file. */
export function FileField({ label, accept, hint, onChange }: FileFieldProps) {
  const id = useId()
  return (
    <div className="flex w-full max-w-xl flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={`${id}-hint`}
        type="file"
        accept={accept}
        onChange={({ target }) => onChange(target.files?.[0] ?? null)}
        className="w-full rounded-md border border-line-strong bg-surface p-2 text-sm file:mr-3 file:h-9 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sunken file:px-3 file:font-semibold file:text-ink"
      />
      <span id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </span>
    </div>
  )
}
