/** Spec §4, availability labels. */
export const availabilityLabel = (inStock: boolean): "Available" | "Not Available" =>
  inStock ? "Available" : "Not Available"
