import { useQueryClient } from "@tanstack/react-query"
import {
  approvedTooLittle,
  moreThanApproved,
  UNSIGNED_CONTRACT,
} from "@voltread/domain/loans/approval-words.ts"
import { HELD_FOR_SIGNATURE_DAYS } from "@voltread/domain/ordering/order-status-table.ts"
import { changeProblem } from "@voltread/ui/api/change-problem.ts"
import { readAgain } from "@voltread/ui/api/read-again.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { ConfirmDialog } from "@voltread/ui/components/confirm-dialog.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { Notice, ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { type ReactNode, useState } from "react"
import {
  FitOrderToApprovalDocument,
  PayDifferenceByCardDocument,
  WithdrawLoanApplicationDocument,
} from "../generated/order.ts"
import { useShop } from "../shop/use-shop.ts"
import { ApprovalEnds } from "./approval-ends.tsx"
import { FewerItems, waysToKeep } from "./fewer-items.tsx"
import type { OrderDetails } from "./order-items.tsx"
import type { PaymentState } from "./payment-state.ts"
import { orderKey } from "./queries.ts"

interface LeaseStepProps {
  readonly order: OrderDetails
  readonly token: string | null
  readonly state:
    | Extract<PaymentState, { readonly _tag: "Applied" | "ToSign" | "PartlyApproved" }>
    /** The lender pays all but `due`, in dollars. `message`: why the last attempt to pay `due` failed. */
    | { readonly _tag: "PartDue"; readonly due: number; readonly message: string | null }
}

/** What somebody who applied for a lease or a loan can do next. */
export default function LeaseStep({ order, token, state }: LeaseStepProps) {
  const { request } = useShop()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const ways = state._tag === "PartlyApproved" ? waysToKeep(order, state.approved) : null
  const about = { orderId: order.id, orderToken: token }

  const change = async (send: () => Promise<{ readonly success: boolean; readonly message: string }>) => {
    setBusy(true)
    setProblem(null)
    try {
      const { message, success } = await send()
      if (!success) setProblem(message)
    } catch (error) {
      setProblem(changeProblem(error))
    } finally {
      setBusy(false)
      await readAgain(queries, orderKey({ id: order.id, token }))
    }
  }
  const withdraw = () =>
    change(async () => (await request(WithdrawLoanApplicationDocument, about)).withdrawLoanApplication)

  const payDifference = () =>
    change(async () => (await request(PayDifferenceByCardDocument, about)).payDifferenceByCard)

  const payAnotherWay = (
    <>
      <Button variant="secondary" isPending={isBusy} onPress={() => setAsking(true)}>
        Pay another way
      </Button>
      <ConfirmDialog
        title="Pay another way?"
        confirmLabel="Withdraw the application"
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={isBusy}
        onConfirm={() => void withdraw().finally(() => setAsking(false))}
      >
        Your application will be withdrawn. Your order stays open, and you can choose another way to pay.
      </ConfirmDialog>
    </>
  )
  return (
    <>
      <Situation
        order={order}
        state={state}
        actions={
          <div className="flex flex-wrap gap-3">
            {state._tag === "PartlyApproved" && ways !== "none" && (
              <Button isPending={isBusy} onPress={() => void payDifference()}>
                Pay {formatMoney(order.total - order.refundable - state.approved)} by card
              </Button>
            )}
            {payAnotherWay}
          </div>
        }
      />
      {state._tag === "PartlyApproved" && ways === "fewer-units-or-card" && (
        <FewerItems
          order={order}
          approved={state.approved}
          isSending={isBusy}
          onChoose={(without) =>
            void change(
              async () =>
                (await request(FitOrderToApprovalDocument, { ...about, without: [...without] }))
                  .fitOrderToApproval,
            )
          }
        />
      )}
      <ProblemNotice problem={problem} />
    </>
  )
}

const partlyApproved = (order: OrderDetails, approved: number): string => {
  const ways = waysToKeep(order, approved)
  return ways === "none"
    ? approvedTooLittle(formatMoney(order.leaseDetails?.smallestAmount ?? 0))
    : moreThanApproved(ways === "fewer-units-or-card")
}

function Situation({
  order,
  state,
  actions,
}: Pick<LeaseStepProps, "order" | "state"> & { readonly actions: ReactNode }) {
  switch (state._tag) {
    case "Applied":
      return (
        <Notice severity="info">
          <p className="font-semibold">The lender is reviewing your application.</p>
          <p className="text-sm">
            We hold your items in the meantime and will email you as soon as there is a decision. This page
            updates by itself.
          </p>
          <div className="mt-3">{actions}</div>
        </Notice>
      )
    case "ToSign":
      return (
        <Notice severity="success">
          <p className="font-semibold">You are approved. Please sign your contract.</p>
          <p className="text-sm">
            {state.by === null
              ? "Your contract is being prepared. This page updates by itself."
              : `Once you have signed, we get your items ready. We hold them for ${HELD_FOR_SIGNATURE_DAYS} days after your approval; after that, for as long as they are in stock. ${UNSIGNED_CONTRACT}`}
          </p>
          <ApprovalEnds lease={order.leaseDetails} signBy={state.by} />
          <div className="mt-3 flex flex-wrap gap-3">
            {state.url !== null && (
              <a href={state.url} className={buttonStyle()}>
                Sign the contract
              </a>
            )}
            {actions}
          </div>
        </Notice>
      )
    case "PartlyApproved":
      return (
        <Notice severity="warning">
          <p className="font-semibold">
            You are approved for {formatMoney(state.approved)}, and your order comes to{" "}
            {formatMoney(order.total)}
            {order.refundable > 0 && `, of which ${formatMoney(order.refundable)} is paid`}.
          </p>
          <p className="text-sm">{partlyApproved(order, state.approved)}</p>
          {waysToKeep(order, state.approved) !== "none" && (
            <ApprovalEnds lease={order.leaseDetails} signBy={null} />
          )}
          <div className="mt-3">{actions}</div>
        </Notice>
      )
    case "PartDue":
      return (
        <Notice severity="warning">
          <p className="font-semibold">
            Pay {formatMoney(state.due)} by card, and the lender pays{" "}
            {formatMoney(order.total - order.refundable - state.due)}.
          </p>
          <p className="text-sm">
            {state.message ??
              "Your contract for the rest follows as soon as this is paid. If you do not sign it, you get this back."}
          </p>
          <ApprovalEnds lease={order.leaseDetails} signBy={null} />
          <div className="mt-3">{actions}</div>
        </Notice>
      )
  }
}
