import { Link } from "@tanstack/react-router"
import type { CustomerRow } from "@voltread/domain/contract/customer.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { formatPhone } from "@voltread/domain/shared/phone-format.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import type { Column } from "../list/column.ts"
import { timeCells } from "../list/shared-columns.tsx"
import { rowLinkStyle } from "../list/table-style.ts"
import { CustomerBadge } from "./customer-badge.tsx"
import { nameOf } from "./model/name.ts"

/** The columns of the list of customers; the whole row leads to the customer. */
export const customerColumns = (
  onToggle: (customer: CustomerRow) => void,
): ReadonlyArray<Column<CustomerRow>> => [
  {
    id: "customer",
    header: "Customer",
    role: "rowHeader",
    className: "w-full max-w-0 wide:w-auto wide:max-w-none",
    cell: (customer) => (
      <>
        <Link
          to="/customers/$username"
          params={{ username: customer.username }}
          data-row=""
          className={`block truncate ${rowLinkStyle}`}
        >
          {nameOf(customer)}
        </Link>
        <span className="block truncate text-muted">{customer.username}</span>
      </>
    ),
  },
  {
    id: "phone",
    header: "Phone",
    from: "desk",
    className: "numeric whitespace-nowrap",
    cell: ({ phone }) => (phone === null ? "—" : formatPhone(phone)),
  },
  { id: "status", header: "Status", cell: (customer) => <CustomerBadge customer={customer} /> },
  {
    id: "orders",
    header: "Orders",
    from: "wide",
    align: "end",
    cell: ({ orders }) => formatNumber(orders),
  },
  {
    id: "spent",
    header: "Spent",
    from: "sm",
    align: "end",
    className: "font-semibold",
    cell: ({ spent }) => <Money amount={spent} />,
  },
  { id: "registered", header: "Since", from: "wide", ...timeCells("createdAt") },
  {
    id: "actions",
    header: "Actions",
    role: "actions",
    align: "end",
    className: "w-14",
    cell: (customer) =>
      !customer.isErased &&
      !customer.isGuest && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${customer.isActive ? "Disable" : "Enable"} ${nameOf(customer)}`}
          onPress={() => onToggle(customer)}
          className="relative z-1 -my-2"
        >
          {customer.isActive ? "Disable" : "Enable"}
        </Button>
      ),
  },
]
