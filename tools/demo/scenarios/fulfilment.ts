import { ITEM_STATUS_TABLE } from "@voltread/domain/ordering/item-status-table.ts"
import { type OrderItem, storeOf } from "@voltread/domain/ordering/order-item.ts"
import { captureAtKlarna } from "../books/klarna.ts"
import { lookAfterLender } from "../books/lender.ts"
import { type OrderScript, SYSTEM } from "../script/order-script.ts"

const FRAUDULENT = 51

/** The result arrives during payment; an order with a high score waits for staff. */
const checkFraud = (script: OrderScript, score: number, reasons: ReadonlyArray<string> = []): void => {
  const { faker } = script
  script.minutes(0, 2).order(SYSTEM, {
    type: "RecordFraudCheck",
    fraud: {
      fraudIsChecked: true,
      fraudScore: score,
      fraudIpDistanceFromAddress: faker.number.int({ min: 2, max: score > 20 ? 4_200 : 180 }),
      fraudEmailFirstSeen: faker.date.past({ years: 9, refDate: script.at }).toISOString().slice(0, 10),
      fraudReasons: [...reasons],
    },
  })
}

export const passFraudCheck = (script: OrderScript): void =>
  checkFraud(script, script.faker.number.float({ min: 0.1, max: 9, fractionDigits: 2 }))

export const holdForFraudReview = (script: OrderScript): void => {
  const score = script.faker.number.float({ min: FRAUDULENT, max: 92, fractionDigits: 2 })
  checkFraud(script, score, [`The fraud score is ${score}; orders above 50 are reviewed.`])
  script.order(SYSTEM, { type: "ChangeStatus", to: "PENDING_REVIEW", reason: `fraud score ${score}` })
}

const CARRIERS = [
  ["FedEx", "Ground", "https://www.fedex.com/fedextrack/?trknbr="],
  ["UPS", "Ground", "https://www.ups.com/track?tracknum="],
  ["USPS", "Priority Mail", "https://tools.usps.com/go/TrackConfirmAction?tLabels="],
] as const

/** Passes the order on to its supplier. */
export const fulfil = (script: OrderScript): void => {
  script
    .hours(1, 8)
    .order(SYSTEM, { type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "released to the supplier" })
  script.hours(2, 30).order(SYSTEM, {
    type: "ChangeStatus",
    to: "CONFIRMED_BY_SUPPLIER",
    reason: "the supplier confirmed the order",
  })
}

/** Everything reaches the shopper, by carrier or at the counter. */
export const handOver = (script: OrderScript): void => {
  const { lines } = script.state
  const sent = lines.filter(({ deliveryType }) => deliveryType === "DELIVERY_SHIPPING")
  const picked = lines.filter(({ deliveryType }) => deliveryType === "DELIVERY_PICKUP")
  ship(script, sent)
  for (const atStore of Map.groupBy(picked, (line) => storeOf(line)?.storeId).values())
    pickUp(script, atStore)
  for (const { itemId } of sent) {
    script.hours(20, 60).order(SYSTEM, {
      type: "ChangeItemStatus",
      itemId,
      to: "DELIVERED",
      reason: "delivered by the carrier",
    })
    lookAfterLender(script)
  }
}

type Line = Pick<OrderItem, "itemId" | "quantity">

/** Ships the lines, in one parcel or one for each line. */
const ship = (script: OrderScript, lines: ReadonlyArray<Line>): void => {
  const { faker } = script
  const parcels = faker.datatype.boolean(0.75) ? [lines] : lines.map((line) => [line])
  for (const [index, parcel] of parcels.entries()) {
    const [first, ...others] = parcel.map(({ itemId, quantity }) => ({ itemId, quantity }))
    if (first === undefined) continue
    const [carrier, shipMethod, url] = faker.helpers.arrayElement(CARRIERS)
    const trackingNumber = faker.string.numeric(12)
    script.hours(3, 30).order(script.staff(), {
      type: "RecordShipment",
      shipment: {
        shipmentId: `${script.uniqueId}:parcel:${index + 1}`,
        lines: [first, ...others],
        carrier,
        shipMethod,
        trackingNumber,
        trackingUrl: `${url}${trackingNumber}`,
        partnerOrderId: `PO-${faker.string.numeric(7)}`,
        shippedDate: script.at,
        estimatedDeliveryDate: script.in(4).slice(0, 10),
      },
    })
    captureAtKlarna(script)
  }
}

/** A store prepares the items; a person with the order's code picks them up, on the same day or later. */
const pickUp = (script: OrderScript, lines: ReadonlyArray<Line>): void => {
  const staff = script.staff()
  script.hours(2, 26)
  for (const { itemId } of lines)
    script.order(staff, {
      type: "ChangeItemStatus",
      itemId,
      to: "READY_TO_PICKUP",
      reason: "ready at the counter",
    })
  script.hours(2, 160)
  for (const { itemId } of lines)
    script.order(staff, {
      type: "ChangeItemStatus",
      itemId,
      to: "PICKUPED",
      reason: "handed over against the pickup code",
    })
  captureAtKlarna(script)
  lookAfterLender(script)
}

/** When a line reached the shopper, UTC; null if it has not. */
export const reachedAt = ({ orderSteps }: OrderScript, itemId: string): string | null =>
  orderSteps.findLast(
    ({ command }) =>
      command.type === "ChangeItemStatus" &&
      command.itemId === itemId &&
      ITEM_STATUS_TABLE[command.to].isDelivered,
  )?.at ?? null
