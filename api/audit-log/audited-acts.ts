import type { StaffAction } from "@voltread/domain/contract/staff-actions.ts"

/** How the audit log records a request. `subject` and `detail` name fields of the request whose values are kept. */
export interface AuditedAct {
  readonly action: StaffAction
  readonly subject?: string
  /** Never a field that could hold personal data or free text. */
  readonly detail?: string
  /** Names a field with the ids of all orders that the act concerns. */
  readonly orders?: string
}

const order = (action: StaffAction, detail?: string): AuditedAct => ({
  action,
  subject: "orderId",
  ...(detail === undefined ? {} : { detail }),
})
const of =
  (subject: string) =>
  (action: StaffAction, detail?: string): AuditedAct => ({
    action,
    subject,
    ...(detail === undefined ? {} : { detail }),
  })
const customer = of("username")
const affiliate = of("affiliateId")
const cannedResponse = of("answerId")

/**
 * Every change that staff can make, by route or by field of Mutation. An act that is missing here is recorded as
 * "other", and a test fails.
 */
export const AUDITED_ACTS: Readonly<Record<string, AuditedAct>> = {
  "POST /api/auth/logoutEverywhere": { action: "log-out-everywhere" },
  "PUT /api/account/changePassword": { action: "own-password" },
  "PUT /api/account/profile": { action: "own-profile" },

  "POST /api/users/add": { action: "staff-added", subject: "email", detail: "role" },
  "PUT /api/admin/staff/:username/role": { action: "staff-role", subject: "username", detail: "role" },
  "PUT /api/admin/staff/security": { action: "two-factor-required", detail: "requiresSecondFactor" },
  "DELETE /api/admin/staff/:username/second-factor": {
    action: "staff-two-factor-reset",
    subject: "username",
  },
  "PUT /api/admin/staff/:username/:status": { action: "staff-status", subject: "username", detail: "status" },

  "PUT /api/admin/customers/:username": customer("customer-profile"),
  "PUT /api/admin/customers/:username/changePassword": customer("customer-password"),
  "PUT /api/users/:status/:username": customer("customer-status", "status"),
  "POST /api/admin/customers/:username/address/add": customer("customer-address-add"),
  "PUT /api/admin/customers/:username/address/update/:addressId": customer("customer-address-update"),
  "DELETE /api/admin/customers/:username/address/delete/:addressId": customer("customer-address-delete"),
  "POST /api/admin/customers/:username/export": customer("customer-export"),
  "DELETE /api/admin/customers/:username": customer("customer-erase"),
  // The address is not kept: it is what is erased.
  "POST /api/admin/erasures": { action: "customer-erase" },

  "POST /api/admin/contacts/:id/answers": { action: "contact-answer", subject: "id" },
  "PUT /api/admin/contacts/:id/status": { action: "contact-status", subject: "id", detail: "status" },
  "PUT /api/admin/contacts/:id/assignee": { action: "contact-assignee", subject: "id" },
  "POST /api/admin/chats/:chatId/messages": { action: "chat-answer", subject: "chatId" },
  "PUT /api/admin/chats/:chatId/assignee": { action: "chat-assignee", subject: "chatId" },
  "PUT /api/admin/chats/:chatId/close": { action: "chat-close", subject: "chatId" },

  "POST /api/admin/undelivered-mail/:mailId/send-again": { action: "mail-again", subject: "mailId" },

  "POST /api/admin/canned-responses": cannedResponse("ready-answer-add"),
  "PUT /api/admin/canned-responses/:answerId": cannedResponse("ready-answer-update"),
  "DELETE /api/admin/canned-responses/:answerId": cannedResponse("ready-answer-delete"),

  "PUT /api/admin/product-reviews/:reviewId/publication": { action: "review-publish", subject: "reviewId" },
  "PUT /api/admin/product-reviews/:reviewId/rejection": {
    action: "review-reject",
    subject: "reviewId",
    detail: "reason",
  },

  "PUT /api/admin/orders/:id/answered": { action: "order-answered", subject: "id" },
  "POST /api/admin/orders.csv": { action: "orders-download", orders: "orderIds" },
  "POST /api/admin/orders/bulk": { action: "orders-bulk", orders: "orderIds" },

  "POST /api/admin/affiliates": affiliate("affiliate-add"),
  "PUT /api/admin/affiliates/:affiliateId": affiliate("affiliate-update"),
  "PUT /api/admin/affiliates/:affiliateId/subs/:subAffiliateId": affiliate("affiliate-sub", "subAffiliateId"),
  "POST /api/admin/affiliates/:affiliateId/terms": affiliate("affiliate-terms-add"),
  "DELETE /api/admin/affiliates/:affiliateId/terms/:termsId": affiliate("affiliate-terms-delete", "termsId"),
  "POST /api/admin/affiliates/:affiliateId/tokens": affiliate("affiliate-token-add"),
  "DELETE /api/admin/affiliates/:affiliateId/tokens/:tokenId": affiliate("affiliate-token-delete", "tokenId"),
  "PUT /api/admin/affiliate-rollups/:rollupId": { action: "affiliate-rollup", subject: "rollupId" },
  "POST /api/admin/postbacks/:postbackId/resend": { action: "postback-resend", subject: "postbackId" },

  "POST /api/admin/promotions": { action: "promotion-add", subject: "promotionCode" },
  "PUT /api/admin/promotions/:promotionCode": { action: "promotion-update", subject: "promotionCode" },
  "POST /api/admin/imports": { action: "product-import" },
  "PUT /api/admin/imports/mappings/:name": { action: "import-mapping-save", subject: "name" },
  "DELETE /api/admin/imports/mappings/:name": { action: "import-mapping-delete", subject: "name" },
  "POST /api/admin/reference-data/:kind": { action: "reference-import", subject: "kind" },
  "POST /api/admin/history": { action: "history-import", subject: "shop" },
  "POST /api/admin/ad-costs": { action: "ad-cost-import" },
  "POST /api/admin/report-subscriptions": { action: "report-subscribe", subject: "report" },
  "DELETE /api/admin/report-subscriptions/:subscriptionId": {
    action: "report-unsubscribe",
    subject: "subscriptionId",
  },
  "PUT /api/admin/settings/:section": { action: "settings-change", subject: "section" },
  "POST /api/admin/read-models/rebuilds": { action: "read-model-rebuild", detail: "models" },
  "POST /api/admin/parked-events/retry": { action: "parked-events-retry" },
  "POST /api/admin/parked-events/skip": { action: "parked-event-skip", subject: "stream" },

  "Mutation addOrderNote": order("order-note"),
  "Mutation recordOrderPhoneCall": order("order-phone-call"),
  "Mutation recordOrderEmail": order("order-email"),
  "Mutation sendOrderEmail": order("order-email-sent"),
  "Mutation updateOrderShippingAddress": order("order-shipping-address"),
  "Mutation updateOrderBillingAddress": order("order-billing-address"),
  "Mutation updateOrderEmail": order("order-email-address"),
  "Mutation recordOrderShipment": order("order-shipment"),
  "Mutation changeOrderStatus": order("order-status", "status"),
  "Mutation changeOrderItemStatus": order("order-item-status", "status"),
  "Mutation returnOrderItem": order("order-item-return"),
  "Mutation deleteOrderItem": order("order-item-delete"),
  "Mutation cancelOrderItemUnits": order("order-item-units", "quantity"),
  "Mutation cancelOrder": order("order-cancel"),
  "Mutation approveOrder": order("order-approve"),
  "Mutation refundOrderPayment": order("order-refund", "amount"),
  "Mutation confirmOrderPayout": order("order-payout"),
  "Mutation recognizeOrderPayment": order("order-payment-found"),
  "Mutation writeOffMissingMoney": order("order-write-off", "amount"),
  "Mutation readyForPickup": order("order-ready"),
  "Mutation handOverPickup": order("order-handed-over"),
  "Mutation mailPickupCode": order("order-pickup-code-mailed"),
  "Mutation answerReturn": order("return-answer"),
  "Mutation receiveReturn": order("return-receive"),
  "Mutation refundReturn": order("return-refund", "amount"),
  "Mutation cancelLoanApplication": { action: "application-cancel", subject: "id" },
  "Mutation resynchroniseLoanApplication": { action: "application-refresh", subject: "id" },
  "Mutation addPriceMarkup": { action: "price-markup-add" },
  "Mutation updatePriceMarkup": { action: "price-markup-update", subject: "id" },
  "Mutation generateCatalogue": { action: "price-generation" },
}

/** Sent with methods of changes, though they change nothing that anybody is accountable for. */
export const NO_CHANGES: ReadonlySet<string> = new Set([
  // A search whose filters do not fit into a URL.
  "POST /api/admin/customers/list",
  // The preview of a mail.
  "POST /api/admin/orders/:id/mail-preview",
  // The columns of a file.
  "POST /api/admin/imports/columns",
  // How far staff have read: opening a chat calls it.
  "PUT /api/admin/chats/:chatId/read",
])

/** Reads that export data from the store. */
export const DOWNLOADS: Readonly<Record<string, AuditedAct>> = {
  "GET /api/admin/orders.csv": { action: "orders-download" },
  "GET /api/admin/audit-log.csv": { action: "audit-log-download" },
  "GET /api/admin/history.jsonl": { action: "history-download" },
  "GET /api/admin/reference-data/:kind": { action: "reference-download", subject: "kind" },
}
const REPORT_FILE = /^GET \/api\/admin\/reports\/(.+)\.csv$/

/** The report that a route exports as a file. */
export const reportOfFile = (route: string): string | undefined => REPORT_FILE.exec(route)?.[1]
