import { Link } from "@tanstack/react-router"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { useRef } from "react"
import { useRowKeys } from "../list/use-row-keys.ts"
import { cell, head } from "../prices/table-style.ts"
import type { ProductImport } from "./import.ts"
import { ImportState } from "./state.tsx"

const count = (value: number): string => value.toLocaleString("en-US")

const columns = [
  ["rowsRead", "Lines"],
  ["added", "Added"],
  ["changed", "Changed"],
  ["unchanged", "Unchanged"],
] as const

/** Imports, newest first; a row leads to its report. */
export function ImportsTable({ imports }: { readonly imports: ReadonlyArray<ProductImport> }) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  return (
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">Imports</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            File
          </th>
          <th scope="col" className={head}>
            State
          </th>
          {columns.map(([key, label]) => (
            <th key={key} scope="col" className={`${head} hidden text-right desk:table-cell`}>
              {label}
            </th>
          ))}
          <th scope="col" className={`${head} text-right`}>
            Rejected
          </th>
          <th scope="col" className={`${head} hidden desk:table-cell`}>
            Uploaded
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {imports.map((each) => (
          <tr key={each.importId} className="relative hover:bg-sunken">
            <th scope="row" className={`${cell} text-left font-normal`}>
              <Link
                to="/prices/imports/$importId"
                params={{ importId: each.importId }}
                data-row=""
                className="font-semibold break-all -outline-offset-2 after:absolute after:inset-0"
              >
                {each.fileName}
              </Link>
              <span className="block text-muted">{each.createdBy}</span>
            </th>
            <td className={cell}>
              <ImportState state={each.state} />
            </td>
            {columns.map(([key]) => (
              <td key={key} className={`${cell} numeric hidden text-right desk:table-cell`}>
                {count(each[key])}
              </td>
            ))}
            <td className={`${cell} numeric text-right`}>{count(each.rejected)}</td>
            <td className={`${cell} hidden whitespace-nowrap text-muted desk:table-cell`}>
              <DateTime at={each.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
