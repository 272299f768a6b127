import { button, code, type Mail, note, paragraph } from "./content.ts"
import type { AccountMessage } from "./message.ts"

const ROLE_NAMES: Readonly<Record<string, string>> = {
  CUSTOMERSUPPORT: "customer support",
  ADMIN: "administration",
  "SUPER ADMIN": "administration",
}

/** `publicUrl`: the shop's origin. */
export const accountMail = (message: AccountMessage, publicUrl: string): Mail => {
  switch (message.template) {
    case "verification":
      return {
        subject: `${message.code} is your Voltread code`,
        blocks: [
          paragraph(`Hello ${message.firstName},`),
          paragraph("enter this code to confirm your e-mail address:"),
          code(message.code),
          note(
            `It is good for ${message.minutes} minutes. If you did not register with us, ignore this mail: ` +
              "without the code nothing happens.",
          ),
        ],
      }
    case "already-registered":
      return {
        subject: "You already have a Voltread account",
        blocks: [
          paragraph(`Hello ${message.firstName},`),
          paragraph(
            "somebody, perhaps you, registered with this e-mail address, which has an account already.",
          ),
          button("Log in", `${publicUrl}/login`),
          note("If you do not remember your password, choose “Forgot password” there. Nothing was changed."),
        ],
      }
    case "reset":
      return {
        subject: `${message.code} is your code for a new password`,
        blocks: [
          paragraph(`Hello ${message.firstName},`),
          paragraph("enter this code to choose a new password:"),
          code(message.code),
          note(
            `It is good for ${message.minutes} minutes. If you did not ask for it, ignore this mail: your password ` +
              "stays as it is.",
          ),
        ],
      }
    case "password-changed":
      return {
        subject: "Your Voltread password was changed",
        blocks: [
          paragraph(`Hello ${message.firstName},`),
          paragraph("the password of your account was changed just now, and other devices were logged out."),
          note("If it was not you, reset your password at once and call our support."),
          button("Log in", `${publicUrl}/login`),
        ],
      }
    case "data-export":
      return {
        subject: "Your data at Voltread",
        blocks: [
          paragraph(`Hello ${message.firstName},`),
          paragraph(
            "attached is everything that we keep of you, in a file that people and programs can read.",
          ),
          note("If you did not ask us for it, call our support. Nothing about your account was changed."),
        ],
        attachments: [
          { filename: "voltread-data.json", contentType: "application/json", content: message.data },
        ],
      }
    case "invitation":
      return {
        subject: "Your Voltread staff account",
        blocks: [
          paragraph(`Hello ${message.firstName},`),
          paragraph(
            `${message.invitedBy} added you to the ${ROLE_NAMES[message.role] ?? message.role} staff of Voltread. ` +
              "Choose your password with this code:",
          ),
          code(message.code),
          button(
            "Choose a password",
            `${publicUrl}/reset-password?username=${encodeURIComponent(message.email)}`,
          ),
          note(`The code is good for ${message.days} days. Your user name is ${message.email}.`),
        ],
      }
    case "subscription":
      return {
        subject: "Please confirm your subscription",
        blocks: [
          paragraph("Somebody, perhaps you, asked us to send our offers to this address."),
          button("Yes, send me offers", message.confirmUrl),
          note("If it was not you, ignore this mail: you will not hear from us again."),
        ],
      }
  }
}
