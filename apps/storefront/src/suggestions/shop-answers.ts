/** A page that answers a search that is about the shop instead of a product. */
export interface ShopAnswer {
  readonly title: string
  readonly text: string
  readonly to: "/cart" | "/find-order" | "/page/how-it-works" | "/page/terms" | "/contact"
  readonly hash?: string
}

interface Topic {
  /** One of these words must be in the search. */
  readonly about: string
  /** Words that may stand around it; any other word makes it a search for a product. */
  readonly around: string
  readonly answer: ShopAnswer
}

const SMALL_WORDS =
  "a an and are can cannot check do does find for get have how i in is it me my need of on or our please s see the " +
  "this to up want what whats when where wheres will with you your"

const TOPICS: ReadonlyArray<Topic> = [
  {
    about: "return returns returning refund refunds exchange",
    around: "order orders item items policy product products money back window days label start request",
    answer: {
      title: "Returns and refunds",
      text: "How to send something back, and when your refund arrives.",
      to: "/page/how-it-works",
      hash: "returns",
    },
  },
  {
    about: "order orders package packages parcel parcels shipment track tracking",
    around:
      "arrive arrived arriving cancel change coming delivered delivery history late look lookup lost missing not " +
      "number past shipped status still update updates yet",
    answer: {
      title: "Where is your order?",
      text: "See its status, track its packages, cancel it or start a return.",
      to: "/find-order",
    },
  },
  {
    about: "delivery ship shipping",
    around: "alaska cost costs fast fee fees free hawaii home long much price rates take time times",
    answer: {
      title: "Delivery",
      text: "Where we deliver, and what to expect.",
      to: "/page/terms",
      hash: "delivery",
    },
  },
  {
    about: "credit finance financing installment installments lease leasing loan loans",
    around:
      "apply application bad buy card check easy low monthly no now own pay payment payments plan plans score work works",
    answer: {
      title: "Paying over time",
      text: "How a lease or a loan works, and what it costs.",
      to: "/page/how-it-works",
      hash: "over-time",
    },
  },
  {
    about: "complaint contact faq help hotline representative support",
    around: "agent call care chat customer email human number person phone service speak talk team us",
    answer: {
      title: "Contact us",
      text: "Write to us about an order, a product or paying over time. A person answers.",
      to: "/contact",
    },
  },
  {
    about: "coupon coupons promo promos promotion promotions",
    around: "add apply code codes enter use",
    answer: {
      title: "Promotion codes",
      text: "Enter yours in your cart before you check out.",
      to: "/cart",
    },
  },
  {
    about: "wishlist wishlists",
    around: "item items product products saved",
    answer: {
      title: "Your wish list",
      text: "The products that you have saved.",
      to: "/cart",
      hash: "wish-list",
    },
  },
]

const words = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const phrase = (text: string): string => words(text).join(" ")

/** Phrases none of whose words alone is about the shop, with the word that they stand for. */
const PHRASES: ReadonlyMap<string, string> = new Map([
  ["customer service", "contact"],
  ["customer care", "contact"],
  ["phone number", "contact"],
  ["send back", "return"],
  ["money back", "refund"],
  ["pay monthly", "financing"],
  ["monthly payments", "financing"],
  ["wish list", "wishlist"],
  ["discount code", "coupon"],
  ["discount codes", "coupon"],
  ["payment plan", "financing"],
  ["payment plans", "financing"],
])

/**
 * The page that answers a search text; null where it reads like a search for a product. While it is typed, its last word
 * may be the beginning of one.
 */
export const shopAnswer = (text: string, isUnfinished = false): ShopAnswer | null => {
  const typed = words(PHRASES.get(phrase(text)) ?? text)
  const last = typed.at(-1)
  const found = TOPICS.find(({ about, around }) => {
    const subject = about.split(" ")
    const known = [...subject, ...around.split(" "), ...SMALL_WORDS.split(" ")]
    const isKnown = (word: string): boolean =>
      known.includes(word) || (isUnfinished && word === last && known.some((own) => own.startsWith(word)))
    return typed.some((word) => subject.includes(word)) && typed.every(isKnown)
  })
  return found?.answer ?? null
}
