import { expect, test } from "vitest"
import { whyUndelivered } from "./why-undelivered.ts"

test.each([
  ["SMTP: EENVELOPE 550", "550 5.1.1 <ann@example.com>: user unknown", "The address does not exist."],
  ["SMTP: EENVELOPE 552", "552 5.2.2 over quota", "The mailbox is full."],
  ["SMTP: EENVELOPE 450", "450 4.2.2 over quota", "The mailbox is full."],
  ["SMTP: EMESSAGE 554", "554 5.7.1 blocked", expect.stringContaining("spam")],
  ["SMTP: EENVELOPE 550", "550 no", expect.stringContaining("for this address")],
  ["SMTP: EENVELOPE 550", null, expect.stringContaining("for this address")],
  ["SMTP: EMESSAGE 451", "451 try again", expect.stringContaining("put the email off")],
  ["SMTP: EMESSAGE 571", "571 no", "The mail server refused the email."],
  ["SMTP: EAUTH 535", "535 5.7.8 bad credentials", expect.stringContaining("log-in")],
  ["SMTP: ECONNECTION", null, expect.stringContaining("could not be reached")],
  ["SMTP: RETURNED 550", "550 5.1.1 unknown", "The address does not exist."],
  ["SMTP: RETURNED 450", "450 4.4.7", "The receiver's mail server could not be reached."],
  ["SMTP: RETURNED 554", "554 5.0.0 no", expect.stringContaining("spam")],
  ["SMTP: RETURNED 450", "450 4.0.0 no", "The receiver's mail server could not deliver the email."],
  ["The mail cannot be read", null, "The email could not be prepared."],
  [null, null, "The email could not be prepared."],
])("%s with %s says why", (error, answer, reason) => {
  expect(whyUndelivered(error, answer)).toEqual(reason)
})
