import { eventCodec } from "../shared/event-codec.ts"
import { CartEvent } from "./cart-event.ts"

/** How the events of a cart are stored. */
export const cartCodec = eventCodec(CartEvent, {})
