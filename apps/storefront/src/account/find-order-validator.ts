import { OrderLinkForm } from "@voltread/domain/accounts/order-link.ts"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"

/** Loaded lazily because it brings the schema library. */
export const validateOrderLink = schemaValidator(OrderLinkForm)
