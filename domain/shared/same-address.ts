import { Schema } from "effect"
import { PostalAddress } from "./address.ts"

export const isSameAddress = Schema.toEquivalence(Schema.NullOr(PostalAddress))
