import { paymentGatewayContract } from "../payments/payment-gateway.contract.ts"
import { paymentDouble } from "./payment-double.ts"

/** The double stands in for gateways of either kind, so it must pass their contract tests. */
for (const kind of ["good", "hosted"]) {
  const double = paymentDouble("double")
  const token = `${kind}-1`
  paymentGatewayContract(`double, ${kind}`, {
    gateway: () => double.service,
    token,
    reserves: kind === "good",
    settle: async (id) => {
      double.settle(id)
    },
    ...(kind === "hosted"
      ? {
          payAtGateway: async (id: string) => {
            double.payAtGateway(id)
          },
        }
      : {}),
    payUnanswered: (request, arrives) =>
      double.service.pay({ ...request, token: arrives ? "silent-1" : "lost-1" }),
    settledWebhook: async (id) => {
      const transaction = double.settle(id)
      const at = "2026-11-21T10:00:00Z"
      return double.signed({ _tag: "TransactionChanged", eventId: `settled:${id}`, at, transaction })
    },
    unreadableWebhook: double.signedText("<html>"),
  })
}
