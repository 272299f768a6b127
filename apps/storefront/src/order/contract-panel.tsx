import { useQuery } from "@tanstack/react-query"
import { lenderNameOf } from "@voltread/domain/shared/lender-names.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { SignedContractDocument, type SignedContractQuery } from "../generated/contract.ts"
import { useShop } from "../shop/use-shop.ts"
import { Panel } from "./panel.tsx"
import { orderKey } from "./queries.ts"

type Contract = NonNullable<SignedContractQuery["signedContract"]>

const CONTRACT = "Contract"

interface ContractPanelProps {
  readonly orderId: string
  readonly token: string | null
}

/** The contract that its customer has signed with a lender, and whom to ask about it. */
export default function ContractPanel({ orderId, token }: ContractPanelProps) {
  const { request } = useShop()
  const contract = useQuery({
    queryKey: [...orderKey({ id: orderId, token }), "contract"],
    queryFn: async ({ signal }) =>
      (await request(SignedContractDocument, { orderId, token }, { signal })).signedContract,
  })
  if (contract.data == null) return null
  const { lender, product, leaseId, schedule } = contract.data
  const name = lenderNameOf(lender)
  const isLease = product === "lease"
  const rows = [
    ["Lender", name],
    [CONTRACT, leaseId],
    ...(schedule === null ? [] : costsOf(schedule, isLease)),
  ] as const
  return (
    <Panel title={isLease ? "Your lease" : "Your loan"}>
      <dl className="flex flex-col gap-1.5">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd
              className={`numeric text-right font-semibold ${label === CONTRACT ? "wrap-anywhere" : "shrink-0"}`}
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 border-t border-line pt-3 text-sm text-muted">
        {isLease && "You own the items after the last payment, or sooner if you buy early. "}
        {`Payments go to ${name}, not to us; your contract says when and how. With questions about them, or to ${isLease ? "buy" : "pay it off"} early, contact ${name} and give the number of your contract.`}
      </p>
    </Panel>
  )
}

const costsOf = (
  { financed, initialPayment, payments, recurringPayment, total, offered }: NonNullable<Contract["schedule"]>,
  isLease: boolean,
): ReadonlyArray<readonly [string, string]> => [
  ["Financed", formatMoney(financed)],
  ...(initialPayment > 0 ? [["Initial payment", formatMoney(initialPayment)] as const] : []),
  [
    `${payments} payments of`,
    `${formatMoney(recurringPayment)}${offered === null ? "" : ` every ${offered.every}`}`,
  ],
  ["Total you pay", formatMoney(total)],
  ...(offered === null
    ? []
    : [
        [
          `Total if you ${isLease ? "buy" : "pay it off"} within ${offered.earlyPurchaseDays} days`,
          formatMoney(offered.earlyPurchase),
        ] as const,
      ]),
]
