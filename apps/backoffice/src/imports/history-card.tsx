import { Card } from "../page/card.tsx"
import CsvButton from "../page/csv-button.tsx"
import { HistoryForm } from "./history-form.tsx"

/** For super admins: exports all customers and past orders, and imports those of another shop. */
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
        Past orders keep their own dates. No emails are sent, and no stock is reserved. Larger files are
        imported on the server: <code className="inline-block">npm run import -- --history &lt;file&gt;</code>
        .
      </p>
      <p className="mt-2 text-muted">
        The export has the same format: accounts with their addresses, orders that were paid and shipped, and
        returns. Anything it leaves out, such as orders in progress, has a line that says why. It contains
        personal data, and the audit log records who imported or downloaded it.
      </p>
    </Card>
  )
}
