import { ExportRows } from "../list/export-rows.tsx"
import { filePath } from "./file-path.ts"
import type { OrdersView } from "./view.ts"

/** Saves all orders of the view, however few of them are loaded. */
export default function ExportView({ view }: { readonly view: OrdersView }) {
  return <ExportRows path={filePath(view)} fileName="orders.csv" />
}
