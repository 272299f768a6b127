import { inDollars } from "@voltread/domain/shared/dollars.ts"

/** One field that an event changed; null where there was no value before, or is none after. */
export interface FieldDifference {
  /** Path such as `address1` or `items.<itemId>.price`. */
  readonly field: string
  readonly label: string
  readonly before: string | null
  readonly after: string | null
}

/** Label and format of a field. A field that is not listed is not shown. */
type Labels = Readonly<Record<string, string | { readonly label: string; readonly money: true }>>

const money = (label: string) => ({ label, money: true }) as const

export const ADDRESS_LABELS: Labels = {
  firstName: "First name",
  lastName: "Last name",
  address1: "Address",
  address2: "Address, line 2",
  city: "City",
  state: "State",
  postalCode: "ZIP code",
  country: "Country",
  phone: "Phone",
}

export const CONTACT_LABELS: Labels = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
}

export const ITEM_LABELS: Labels = {
  name: "Name",
  sku: "SKU",
  status: "Status",
  quantity: "Quantity",
  price: money("Price"),
  discount: money("Discount"),
  tax: money("Sales tax"),
  shippingCost: money("Shipping"),
  deliveryType: "Delivery",
  partner: "Partner",
  partnerOrderId: "Partner's order number",
  supplierCost: money("Supplier cost"),
  winnerMarkupId: "Price rule",
  estimatedDeliveryDate: "Estimated delivery",
  shippedQuantity: "Shipped units",
  returnedQuantity: "Returned units",
  restockedQuantity: "Units for sale again",
}

export const TOTALS_LABELS: Labels = {
  subTotal: money("Subtotal"),
  discount: money("Discount"),
  shippingCost: money("Shipping"),
  tax: money("Sales tax"),
  total: money("Total"),
}

export const SUBMISSION_LABELS: Labels = {
  submittedBy: "Submitted by",
  lenderTake: money("Lender's take"),
  affiliateTake: money("Affiliate's take"),
}

export const PAYMENT_LABELS: Labels = {
  kind: "Kind",
  result: "Result",
  gatewayType: "Payment method",
  gatewayName: "Payment processor",
  transactionId: "Transaction",
  paymentUrl: "Payment page",
  amount: money("Amount"),
  detected: money("Seen so far"),
  captured: money("Taken so far"),
  disputed: money("Disputed"),
  review: "Needs a look",
  refersTo: "Gives back payment",
  secondaryLeaseId: "Secondary lease",
  approvedLeaseAmount: money("Approved lease amount"),
  code: "Processor response code",
  message: "Processor response",
}

export const LEASE_LABELS: Labels = {
  statusName: "Status",
  lender: "Lender",
  leaseId: "Lease",
  secondaryLeaseId: "Secondary lease",
  lenderSignatureUrl: "Signature page",
  approvedAmount: money("Approved amount"),
  approvedAt: "Approved at",
  fundedAt: "Funded at",
  product: "Product",
  signBy: "Sign by",
  approvalExpiresAt: "Approval valid until",
  smallestAmount: money("Smallest amount financed"),
  downPayment: money("Paid by card beside it"),
  contractAmount: money("Contract amount"),
  lenderTake: money("Lender's take"),
}

export const FRAUD_LABELS: Labels = {
  fraudIsChecked: "Checked",
  fraudScore: "Score",
  fraudIpDistanceFromAddress: "Distance of IP from address",
  fraudEmailFirstSeen: "Email first seen",
}

export const SHIPMENT_LABELS: Labels = {
  carrier: "Carrier",
  shipMethod: "Method",
  trackingNumber: "Tracking number",
  trackingUrl: "Tracking page",
  partnerOrderId: "Partner's order number",
  shippedDate: "Shipped at",
  estimatedDeliveryDate: "Estimated delivery",
}

const written = (value: unknown, asMoney: boolean): string | null => {
  if (value === null || value === undefined || value === "") return null
  return asMoney && typeof value === "number" ? inDollars(value) : String(value)
}

/** The labeled fields in which two records differ, in the order of the labels. `path` ends in a dot, or is empty. */
export const differences = (
  labels: Labels,
  before: object | null,
  after: object | null,
  options: { readonly path?: string; readonly of?: string } = {},
): ReadonlyArray<FieldDifference> => {
  if (before === after) return []
  const found: Array<FieldDifference> = []
  // A loop, for speed: a rebuild calls it for each event of each order.
  for (const key in labels) {
    const old: unknown = before === null ? null : Reflect.get(before, key)
    const new_: unknown = after === null ? null : Reflect.get(after, key)
    const spec = labels[key]
    if (spec === undefined || old === new_) continue
    const { label, money } = typeof spec === "string" ? { label: spec, money: false } : spec
    const from = written(old, money)
    const to = written(new_, money)
    const newAndZero = before === null && new_ === 0
    if (from === to || newAndZero) continue
    const prefixed = options.of === undefined ? label : `${options.of}: ${label}`
    found.push({ field: `${options.path ?? ""}${key}`, label: prefixed, before: from, after: to })
  }
  return found
}
