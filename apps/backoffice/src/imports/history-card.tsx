import { Card } from "../page/card.tsx"
import CsvButton from "../page/csv-button.tsx"
import { HistoryForm } from "./history-form.tsx"

/** All customers and past orders as files, for super admins: out of the shop, and those of another shop into it. */
export default function HistoryCard() {
  return (
    <Card
      title="Customers and past orders"
      action={
        <>
          <CsvButton path="/api/admin/history.jsonl?template=true" fileName="history-template.jsonl">
            Template
          </CsvButton>
          <CsvButton path="/api/admin/history.jsonl" fileName="history.jsonl">
            Export
          </CsvButton>
        </>
      }
    >
      <HistoryForm />
      <p className="mt-4 text-muted">
        Past orders come in as of their own time. Nobody is emailed about them, and nothing is reserved.
        Larger files are imported on the server: <code>npm run import -- --history &lt;file&gt;</code>.
      </p>
      <p className="mt-2 text-muted">
        The export is such a file: accounts with their addresses, orders that were paid and shipped, and what
        came back. What it cannot tell of, such as orders under way, has a line each that says why. It holds
        personal data, and the audit log says who imported or downloaded it.
      </p>
    </Card>
  )
}
