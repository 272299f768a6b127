const ofLength = (length: number): string =>
  `${"a".repeat(64)}@${`${"b".repeat(63)}.`.repeat(2)}${"c".repeat(length - 197)}.com`

/** The longest address that RFC 5321 allows, one character longer than some mail servers accept. */
export const MAX_EMAIL_LENGTH = ofLength(254)

/** Addresses for tests: the rule accepts them, and a mail server must take them. */
export const ACCEPTED_EMAILS: ReadonlyArray<string> = [
  "a@b.co",
  "Ann.Lee@Example.COM",
  "first.last+tag@mail.example.com",
  "o'hara@x-y.example",
  "!#$%&'*+/=?^_`{|}~-@example.com",
  "1@2.example",
  "user@xn--exmple-cua.com",
  "user@example.xn--p1ai",
  `${"a".repeat(64)}@example.com`,
  ofLength(253),
]

/** Addresses that every form and request must reject. */
export const REFUSED_EMAILS: ReadonlyArray<string> = [
  "",
  "a",
  "a@b",
  "@b.co",
  "a@",
  "a b@c.co",
  "a@b..co",
  "a@.co",
  "a@b.co.",
  ".a@b.co",
  "a.@b.co",
  "a..b@example.com",
  "a@-b.co",
  "a@b-.co",
  "a@b_c.co",
  "a@b.1",
  "a@127.0.0.1",
  "a@[127.0.0.1]",
  "a@b@c.co",
  "josé@example.com",
  "ann@exämple.com",
  "\u212Aate@example.com",
  "李@example.com",
  '"ann lee"@example.com',
  "Ann <ann@example.com>",
  "ann@example.com,bob@example.com",
  "a@b.co\nBcc: x@y.co",
  "a\u0000@b.co",
  `${"a".repeat(65)}@b.co`,
  `a@${"b".repeat(64)}.co`,
  ofLength(255),
  `a@${`${"b".repeat(60)}.`.repeat(5)}example`,
]
