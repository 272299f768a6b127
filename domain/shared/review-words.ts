/** Why staff reject a review. */
export const REJECTION_REASONS = [
  "not-about-the-product",
  "about-the-order",
  "personal-data",
  "offensive",
  "advertising",
  "not-readable",
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

interface ReasonWords {
  /** For staff to choose from. */
  readonly label: string
  /** For the author. */
  readonly explanation: string
}

export const REJECTION_WORDS: Readonly<Record<RejectionReason, ReasonWords>> = {
  "not-about-the-product": {
    label: "Not about the product",
    explanation: "It does not say how the product itself is.",
  },
  "about-the-order": {
    label: "About delivery, price or service",
    explanation:
      "It is about delivery, price or service. Our support is glad to help with these; reviews are about the product itself.",
  },
  "personal-data": {
    label: "Personal data",
    explanation: "It has a name, an address, a phone number or other personal data in it.",
  },
  offensive: { label: "Offensive", explanation: "Its words could hurt others." },
  advertising: {
    label: "Advertising or links",
    explanation: "It advertises something or links to another site.",
  },
  "not-readable": { label: "Not readable", explanation: "We could not make out what it means." },
}
