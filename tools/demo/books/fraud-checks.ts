import type { Check } from "../../simulators/minfraud/store.ts"
import type { DemoOrder } from "../script/demo-order.ts"

/** The fraud vendor's record of the question about an order. */
export const fraudChecks = ({ orderId, script }: DemoOrder): ReadonlyArray<Check> =>
  script.orderSteps.flatMap(({ at, command }) =>
    command.type === "RecordFraudCheck" && command.fraud.fraudScore !== null
      ? [
          {
            id: `demo-${script.uniqueId}`,
            transactionId: orderId,
            riskScore: command.fraud.fraudScore,
            at: Date.parse(at),
          },
        ]
      : [],
  )
