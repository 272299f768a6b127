import CsvButton, { type CsvButtonProps } from "../page/csv-button.tsx"

/** Saves what a list shows; nothing where it has no rows. */
export function ExportRows(file: CsvButtonProps) {
  return (
    <span className="group-has-data-no-rows/page:hidden">
      <CsvButton {...file} size="md" />
    </span>
  )
}
