import { anApplication, approved, contract, decision } from "@voltread/domain/loans/application-examples.ts"
import type { CommandOf, OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aLease, aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { expect, test } from "vitest"
import type { LenderApplication } from "../simulators/vendor-books.ts"
import { leasesAgree } from "./audit-leases.ts"
import { foldLoans, foldOrders } from "./evidence.ts"

const TOTAL = 21_200

const LEASE: LenderApplication = {
  id: "lender-1",
  orderRef: "loan-1",
  status: "COMPLETED",
  leaseId: "lease-1",
  signPath: "/sign/1",
  financedCents: TOTAL,
  fundedCents: null,
  feeCents: null,
  refundedCents: 0,
  delivered: [],
  returned: [],
}
const FUNDED: LenderApplication = { ...LEASE, fundedCents: TOTAL }

const to = (status: CommandOf<"ChangeStatus">["to"]): OrderCommand => ({
  type: "ChangeStatus",
  to: status,
  reason: "",
})
const waiting: ReadonlyArray<OrderCommand> = [
  placing(),
  to("LOAN_IN_PROCESS"),
  { type: "UpdateLeaseDetails", lease: aLease({ id: "loan-1" }) },
  to("PENDING_ESIGNATURE"),
]
const signed = [
  ...waiting,
  { type: "UpdateLeaseDetails", lease: aLease({ id: "loan-1", statusName: "COMPLETED" }) },
  to("PAYMENT_RECEIVED"),
] as const satisfies ReadonlyArray<OrderCommand>
const payment: OrderCommand = {
  type: "RecordPayment",
  payment: aPayment({ paymentId: "loan-1:funding", kind: "lease", gatewayType: "LEASE", result: "settled" }),
}

type LoanCommand = Parameters<History["loan"]>[1]
const unsigned: ReadonlyArray<LoanCommand> = [
  { type: "Initiate", application: anApplication() },
  approved(30_000),
  contract({ amount: TOTAL }),
]
const completed = [...unsigned, decision("COMPLETED")]

/** All three books in agreement about a signed lease, with these changes. */
const findings = ({
  leases = [LEASE],
  order = signed,
  loan = completed,
  cents = 0,
}: {
  leases?: ReadonlyArray<LenderApplication>
  order?: ReadonlyArray<OrderCommand>
  loan?: ReadonlyArray<LoanCommand>
  cents?: number
} = {}) => {
  const orders = new History()
  for (const command of order) orders.order("order-1", command)
  const loans = new History()
  for (const command of loan) loans.loan("loan-1", command)
  return leasesAgree({
    leases,
    loans: foldLoans(loans.log.events),
    ...foldOrders(orders.log.events),
    charges: cents === 0 ? [] : [{ id: "tx-1", orderId: "order-1", cents, givenBack: 0 }],
  })
}

const FUNDING: LoanCommand = {
  type: "RecordFunding",
  amount: TOTAL,
  lenderTake: 0,
  fundedAt: "2026-03-02T10:00:00.000Z",
}

test.each<[string, Parameters<typeof findings>[0]]>([
  ["a contract that is signed", {}],
  [
    "a contract that waits for its signature",
    { leases: [{ ...LEASE, status: "APPROVED" }], order: waiting, loan: unsigned },
  ],
  [
    "a lease that the lender paid for",
    { leases: [FUNDED], order: [...signed, payment], loan: [...completed, FUNDING] },
  ],
  [
    "an application that never arrived",
    { leases: [], loan: [{ type: "Initiate", application: anApplication() }] },
  ],
])("%s is in order", (_, books) => {
  expect(findings(books)).toEqual([])
})

test.each<[string, Parameters<typeof findings>[0], string]>([
  ["an application of no order", { order: [] }, "has no order"],
  ["one that the shop does not know", { loan: [] }, "has no order"],
  ["one that was made twice", { leases: [LEASE, { ...LEASE, id: "lender-2" }] }, "is 2 times at the lender"],
  ["a signature that the shop does not know", { loan: unsigned }, "differs in the status"],
  [
    "an approval that is not at the lender",
    { leases: [], loan: unsigned },
    "is APPROVED and not at the lender",
  ],
  ["a contract for another amount", { leases: [{ ...LEASE, financedCents: 1 }] }, "differs in the contract"],
  ["money that the shop does not know", { leases: [FUNDED] }, "differs in what the lender paid"],
  [
    "money that the order did not get",
    { leases: [FUNDED], loan: [...completed, FUNDING] },
    "differs in what the order got",
  ],
  ["money that came from nowhere", { order: [...signed, payment] }, "differs in what the order got"],
  [
    "money that went back unknown to the order",
    { leases: [{ ...LEASE, refundedCents: 500 }] },
    "differs in what the lender got back",
  ],
  [
    "a delivery that never was",
    { leases: [{ ...LEASE, delivered: [{ reference: "item-1", quantity: 1 }] }] },
    "differs in what was delivered",
  ],
  ["a leased order that was charged, too", { cents: TOTAL }, "was charged 21200 cents, too"],
  [
    "an order that waits for what was signed",
    { order: waiting },
    "is COMPLETED, and its order PENDING_ESIGNATURE",
  ],
  [
    "an order that waits for what has ended",
    {
      leases: [{ ...LEASE, status: "DECLINED" }],
      order: waiting,
      loan: [unsigned[0] ?? FUNDING, decision("DECLINED")],
    },
    "is DECLINED, and its order PENDING_ESIGNATURE",
  ],
  [
    "an order that nobody pays for",
    { leases: [{ ...LEASE, status: "CANCELLED" }], loan: [...completed, decision("CANCELLED")] },
    "is CANCELLED, and its order PAYMENT_RECEIVED",
  ],
])("the audit finds %s", (_, books, sentence) => {
  expect(findings(books).join("\n")).toContain(sentence)
})
