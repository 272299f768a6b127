import { Link } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import { useRef } from "react"
import { tableCell as cell, tableHead as head } from "../list/table-style.ts"
import { useRowKeys } from "../list/use-row-keys.ts"
import type { CustomerRow } from "./customer.ts"
import { CustomerBadge } from "./customer-badge.tsx"
import { nameOf } from "./name.ts"

export interface CustomersTableProps {
  readonly customers: ReadonlyArray<CustomerRow>
  readonly onToggle: (customer: CustomerRow) => void
}

/** Customers, one a row; the whole row leads to the customer. */
export function CustomersTable({ customers, onToggle }: CustomersTableProps) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowKeys(body)
  return (
    <table className="w-full border-separate border-spacing-0 text-sm">
      <caption className="sr-only">Customers</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            Customer
          </th>
          <th scope="col" className={`${head} hidden desk:table-cell`}>
            Phone
          </th>
          <th scope="col" className={head}>
            Status
          </th>
          <th scope="col" className={`${head} hidden text-right sm:table-cell`}>
            Orders
          </th>
          <th scope="col" className={`${head} hidden text-right sm:table-cell`}>
            Spent
          </th>
          <th scope="col" className={`${head} hidden wide:table-cell`}>
            Registered
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {customers.map((customer) => (
          <tr
            key={customer.username}
            className="relative hover:bg-sunken has-[[data-row]:focus-visible]:bg-sunken"
          >
            <th scope="row" className={`${cell} max-w-0 text-left font-normal desk:max-w-none`}>
              <Link
                to="/customers/$username"
                params={{ username: customer.username }}
                data-row=""
                className="block truncate font-semibold -outline-offset-2 after:absolute after:inset-0"
              >
                {nameOf(customer)}
              </Link>
              <span className="block truncate text-muted">{customer.username}</span>
            </th>
            <td className={`${cell} numeric hidden desk:table-cell`}>{customer.phone ?? "—"}</td>
            <td className={cell}>
              <CustomerBadge customer={customer} />
            </td>
            <td className={`${cell} numeric hidden text-right sm:table-cell`}>
              {customer.orders.toLocaleString("en-US")}
            </td>
            <td className={`${cell} hidden text-right font-semibold sm:table-cell`}>
              <Money amount={customer.spent} />
            </td>
            <td className={`${cell} hidden whitespace-nowrap text-muted wide:table-cell`}>
              <DateTime at={customer.createdAt} />
            </td>
            <td className={`${cell} w-14 py-1 text-right`}>
              {!customer.isErased && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`${customer.isActive ? "Disable" : "Enable"} ${nameOf(customer)}`}
                  onPress={() => onToggle(customer)}
                  className="relative z-1"
                >
                  {customer.isActive ? "Disable" : "Enable"}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
