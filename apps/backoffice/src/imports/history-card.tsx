import { Card } from "../page/card.tsx"
import CsvButton from "../page/csv-button.tsx"

/** All customers and past orders as a file, for super admins. */
export default function HistoryCard() {
  return (
    <Card
      title="Customers and past orders"
      action={
        <CsvButton path="/api/admin/history.jsonl" fileName="history.jsonl">
          Export
        </CsvButton>
      }
    >
      <p className="text-muted">
        A file that another shop can import: accounts with their addresses, orders that were paid and shipped,
        and what came back. What it cannot tell of, such as orders under way, has a line each that says why.
        It holds personal data, and the audit log says who downloaded it.
      </p>
      <p className="mt-2 text-muted">
        Such a file is imported on the server, where it can take as long as it needs:{" "}
        <code>npm run import -- --history &lt;file&gt;</code>, with <code>--dry-run</code> to check it first.
      </p>
    </Card>
  )
}
