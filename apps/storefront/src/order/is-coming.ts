import { itemStatusFacts } from "@voltread/domain/ordering/item-status-table.ts"

/** The item is still on its way to the shopper. */
export const isComing = ({ status }: { readonly status: string }): boolean => {
  const facts = itemStatusFacts(status)
  return facts === undefined || !(facts.isDelivered || facts.isFinal || facts.supplierHasNone)
}
