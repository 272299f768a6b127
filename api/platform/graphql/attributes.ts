/** Attributes of goods as the wire has them, in their order. */
export const attributeList = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }))
