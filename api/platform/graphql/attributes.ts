/** Attributes as GraphQL answers them, in the supplier's order. */
export const attributeList = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }))
