import { randomUUID } from "node:crypto"
import { anAddress } from "@voltread/domain/ordering/order-examples.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import type { LenderCart, LoanRequest } from "./lender.ts"

/** The simulated lenders decide by the last digits. */
export const SSN = {
  approved: "123450000",
  declined: "123450001",
  reviewed: "123450002",
  pending: "123450003",
  late: "123450004",
  secondLender: "123450005",
  half: "123450006",
  blocked: "123450007",
} as const

export const SECRETS = {
  dateOfBirth: "1985-07-19",
  monthlyIncome: 3_141_59,
  nextPayDate: "2026-12-04",
  bank: { routingNumber: "021000021", accountNumber: "8675309424242" },
} as const

export const aLoanRequest = (
  loanId: string,
  change: Partial<LoanRequest> = {},
  ssn: string = SSN.approved,
): LoanRequest => ({
  loanId,
  product: "lease",
  amount: 80_000,
  returnUrl: "https://shop.example/order/order-1",
  applicant: {
    firstName: "Ada",
    lastName: "Byron",
    email: "ada@example.com",
    phone: "2025550143",
    address: anAddress(),
    ssn,
    payFrequency: "biweekly",
    ...SECRETS,
  },
  ...change,
})

export const aLenderCart = (unitPrice = 35_000): LenderCart => ({
  items: [{ itemId: "item-1", sku: "TIRE-1", name: "All-season tire", quantity: 2, unitPrice }],
  discount: 1_000,
  downPayment: 0,
  shipping: 2_000,
  tax: 4_000,
  total: 2 * unitPrice + 5_000,
})

/** Of a command that a lender causes. */
export const lenderIntent = (): Intent => ({
  commandId: randomUUID(),
  correlationId: "test",
  actor: { id: "progressive", name: "Progressive", role: "gateway" },
  now: "2026-01-31T12:00:00.000Z",
})
