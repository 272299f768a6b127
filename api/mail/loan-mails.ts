import {
  APPROVAL_ENDS,
  approvedTooLittle,
  moreThanApproved,
  UNSIGNED_CONTRACT,
} from "@voltread/domain/loans/approval-words.ts"
import { inDollars } from "@voltread/domain/shared/dollars.ts"
import { type Block, button, facts, greeting, paragraph } from "./content.ts"
import type { MailContext, MailsFor, MessageOf } from "./mails-for.ts"

const NO_CONTRACT_YET = "Once your contract is ready, your order's page says by when to sign it."

const nextStep = (message: MessageOf<"loan-decision">): string => {
  const { toFinance, canFit, smallestAmount, orderId, signBy } = message
  if (smallestAmount !== null) return approvedTooLittle(inDollars(smallestAmount))
  if (toFinance !== null) return moreThanApproved(canFit)
  return signBy === null && orderId !== null ? `${NO_CONTRACT_YET} ${UNSIGNED_CONTRACT}` : UNSIGNED_CONTRACT
}

/** Nothing can be bought with an approval that is below what its lender finances. */
const approvedFor = ({ smallestAmount }: MessageOf<"loan-decision">): string =>
  smallestAmount === null ? "You can spend up to" : "Approved"

const decision = (message: MessageOf<"loan-decision">, dayOf: MailContext["dayOf"]): ReadonlyArray<Block> => {
  switch (message.decision) {
    case "approved":
      return [
        paragraph(`Good news: ${message.lender} has approved your application.`),
        facts([
          ...(message.approvedAmount === null
            ? []
            : [[approvedFor(message), inDollars(message.approvedAmount)] as const]),
          ...(message.toFinance === null
            ? []
            : [["Left to pay for your order", inDollars(message.toFinance)] as const]),
          ...(message.signBy === null ? [] : [[APPROVAL_ENDS.contract, dayOf(message.signBy)] as const]),
          ...(message.approvalExpiresAt === null || message.smallestAmount !== null
            ? []
            : [[APPROVAL_ENDS.approval, dayOf(message.approvalExpiresAt)] as const]),
        ]),
        paragraph(nextStep(message)),
      ]
    case "declined":
      return [
        paragraph(
          `${message.lender} could not approve your application this time. Your order is not lost: you can pay for ` +
            "it another way.",
        ),
      ]
  }
}

export const LOAN_MAILS: MailsFor<"loan-ends" | "loan-decision"> = {
  "loan-ends": (message, { orderUrl, dayOf }) => ({
    subject: `Your ${message.ends} expires on ${dayOf(message.endsAt)}`,
    blocks: [
      greeting(message.firstName),
      paragraph(
        message.ends === "approval"
          ? `Your approval from ${message.lender} expires soon. Use it before then.`
          : `Your contract with ${message.lender} is waiting for your signature and expires soon.`,
      ),
      facts([[APPROVAL_ENDS[message.ends], dayOf(message.endsAt)]]),
      ...(message.orderId === null
        ? []
        : [
            button(
              message.ends === "contract" ? "Sign your contract" : "See your order",
              orderUrl(message.orderId),
            ),
          ]),
    ],
  }),
  "loan-decision": (message, { orderUrl, dayOf }) => ({
    subject: message.decision === "approved" ? "You are approved" : "About your application",
    blocks: [
      greeting(message.firstName),
      ...decision(message, dayOf),
      ...(message.orderId === null
        ? []
        : [
            button(
              message.decision === "approved" ? "Continue" : "Pay another way",
              orderUrl(message.orderId),
            ),
          ]),
    ],
  }),
}
