import { LoanEvent } from "../loans/application-event.ts"
import { CartEvent } from "../ordering/cart-event.ts"
import { OrderEvent } from "../ordering/order-event.ts"
import { type PersonalFields, personalFieldsOf } from "../shared/personal-fields.ts"

/** The personal fields of an event's data, by event type. Visits have none. */
export const PERSONAL_FIELDS: ReadonlyMap<string, PersonalFields> = new Map(
  [...OrderEvent.members, ...CartEvent.members, ...LoanEvent.members].flatMap(({ fields }) => {
    const found = personalFieldsOf(fields.data.ast)
    return found === null ? [] : [[fields.type.literal, found] as const]
  }),
)
