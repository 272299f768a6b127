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
        and what came back. It holds personal data, and the audit log says who downloaded it.
      </p>
    </Card>
  )
}
