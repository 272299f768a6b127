import { formatDay } from "@voltread/domain/shared/date-format.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { firstNameOf } from "@voltread/domain/shared/first-name.ts"
import { REJECTION_WORDS } from "@voltread/domain/shared/review-words.ts"
import { button, code, greeting, note, paragraph } from "./content.ts"
import type { MailsFor } from "./mails-for.ts"
import type { AccountMessage } from "./message.ts"
import { paragraphsOf, withOrderLinks } from "./words-of-staff.ts"

const ROLE_NAMES: Readonly<Record<string, string>> = {
  CUSTOMERSUPPORT: "customer support",
  ADMIN: "administration",
  "SUPER ADMIN": "administration",
}

export const ACCOUNT_MAILS: MailsFor<AccountMessage["template"]> = {
  verification: (message, { shopName }) => ({
    subject: `${message.code} is your ${shopName} code`,
    blocks: [
      greeting(message.firstName),
      paragraph("Enter this code to confirm your email address:"),
      code(message.code),
      note(
        `The code is good for ${message.minutes} minutes. If you did not create an account with us, please ignore ` +
          "this email: nothing happens without the code.",
      ),
    ],
  }),
  "already-registered": (message, { publicUrl, shopName }) => ({
    subject: `You already have a ${shopName} account`,
    blocks: [
      greeting(message.firstName),
      paragraph(
        "Someone, maybe you, tried to create an account with this email address, which already has one.",
      ),
      button("Log in", `${publicUrl}/login`),
      note("If you do not remember your password, choose “Forgot password?” there. Nothing was changed."),
    ],
  }),
  reset: (message) => ({
    subject: `${message.code} is your code for a new password`,
    blocks: [
      greeting(message.firstName),
      paragraph("Enter this code to choose a new password:"),
      code(message.code),
      note(
        `The code is good for ${message.minutes} minutes. If you did not ask for it, please ignore this email: ` +
          "your password stays as it is.",
      ),
    ],
  }),
  "password-changed": (message, { publicUrl, shopName }) => ({
    subject: `Your ${shopName} password was changed`,
    blocks: [
      greeting(message.firstName),
      paragraph("The password of your account was just changed, and other devices were logged out."),
      button("Log in", `${publicUrl}/login`),
      note("If this was not you, reset your password right away and contact our support team."),
    ],
  }),
  "data-export": (message, { shopName }) => ({
    subject: `Your data at ${shopName}`,
    blocks: [
      greeting(message.firstName),
      paragraph("Attached is everything we keep about you, in a file that people and programs can read."),
      note("If you did not ask us for it, contact our support team. Nothing about your account was changed."),
    ],
    attachments: [{ filename: "your-data.json", contentType: "application/json", content: message.data }],
  }),
  invitation: (message, { publicUrl, shopName }) => ({
    subject: `Your ${shopName} staff account`,
    blocks: [
      greeting(message.firstName),
      paragraph(
        `${message.invitedBy} added you to the ${ROLE_NAMES[message.role] ?? message.role} staff of ${shopName}. ` +
          "Choose your password with this code:",
      ),
      code(message.code),
      button(
        "Choose a password",
        `${publicUrl}/reset-password?username=${encodeURIComponent(message.email)}`,
      ),
      note(`The code is good for ${message.days} days. Log in with ${message.email}.`),
    ],
  }),
  report: (message, { publicUrl }) => {
    const { title, from, to, csv } = message
    const days = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
    return {
      subject: `${title}, ${days}`,
      blocks: [
        greeting(message.firstName),
        paragraph(
          csv === null
            ? `The report ${title}, ${days}, is too large for an email. It is in the back office:`
            : `Attached is the report ${title}, ${days}, as the back office shows it:`,
        ),
        button("Open the report", `${publicUrl}${message.path}`),
        note("You subscribed to this report. You can unsubscribe on the reports page."),
      ],
      ...(csv !== null && {
        attachments: [
          {
            filename: `${message.report}_${from}_${to}.csv`,
            contentType: "text/csv; charset=utf-8",
            content: csv,
          },
        ],
      }),
    }
  },
  "back-in-stock": (message, { publicUrl }) => {
    const stopUrl = `${publicUrl}${message.stopPath}`
    return {
      subject: `Back in stock: ${message.name}`,
      blocks: [
        paragraph("You asked us to tell you when this is back in stock:"),
        paragraph(`${message.name}, ${inDollars(message.price)}`),
        button("See it in the shop", `${publicUrl}/product/${encodeURIComponent(message.productId)}`),
        note(
          "Others were told too, and we cannot hold it for you. This is the only email you will get about this product.",
          { label: "Stop all stock alerts", url: stopUrl },
        ),
      ],
      unsubscribeUrl: stopUrl,
    }
  },
  "product-review": (message, { publicUrl, orderUrl }) => {
    const { firstName, productName, orderId, isSold, rejection } = message
    const page = `${publicUrl}/product/${encodeURIComponent(message.productId)}#reviews`
    const own = orderId === undefined ? `${publicUrl}/account/orders` : orderUrl(orderId)
    const url = isSold === false ? own : page
    return rejection === null
      ? {
          subject: "Your review is published",
          blocks: [
            greeting(firstName),
            paragraph(`Thank you: your review of ${productName} is published and helps others choose.`),
            button("Read it", url),
          ],
        }
      : {
          subject: "We could not publish your review",
          blocks: [
            greeting(firstName),
            paragraph(`We could not publish your review of ${productName}.`),
            paragraph(REJECTION_WORDS[rejection].explanation),
            button("Change your review", orderId === undefined ? url : own),
            note("Once you have changed it, we will look at it again."),
          ],
        }
  },
  "contact-answer": (message, context) => ({
    subject: `Your message to ${context.shopName}`,
    blocks: [
      greeting(message.firstName),
      ...paragraphsOf(withOrderLinks(message.body, context)),
      note(`${firstNameOf(message.staffName)} of our support team answered your message.`),
    ],
  }),
  subscription: (message) => ({
    subject: "Please confirm your subscription",
    blocks: [
      paragraph("Someone, maybe you, asked us to send our offers to this address."),
      button("Yes, send me offers", message.confirmUrl),
      note("If this was not you, please ignore this email: you will not hear from us again."),
    ],
  }),
}
