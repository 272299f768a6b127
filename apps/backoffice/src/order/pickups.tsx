import { PICKUP_STATUSES } from "@voltread/domain/ordering/item-status-facts.ts"
import { isReadyForPickup } from "@voltread/domain/ordering/ready-for-pickup.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { focusPageIfLost, onwardFrom } from "@voltread/ui/page/focus-page.ts"
import { ReadyForPickupDocument } from "../generated/order.ts"
import { MailPickupCodeDocument } from "../generated/order-mail.ts"
import { DisputeWarning } from "./dialogs/dispute-warning.tsx"
import type { Item, SectionProps } from "./model/section-props.ts"
import { useOrderCommand } from "./model/use-order-command.ts"

/** Items that a store must prepare or the customer must pick up, by store. */
export default function Pickups({ order, onAction }: Pick<SectionProps, "order" | "onAction">) {
  const { run, isPending } = useOrderCommand(order.id)
  const waiting = order.items.filter(({ status }) => PICKUP_STATUSES.some((each) => each === status))

  const makeReady = async (storeId: string | null) => {
    const done = "Ready for pickup. The customer gets an email with the code."
    const onward = onwardFrom()
    const answer = await run({ operation: ReadyForPickupDocument, content: { storeId }, done })
    // Its button is gone then.
    focusPageIfLost(onward)
    if (answer._tag !== "done") showToast({ severity: "error", message: answer.message })
  }

  const mailCode = async (storeId: string | null) => {
    const done = "The customer gets the email with the code again."
    const answer = await run({ operation: MailPickupCodeDocument, content: { storeId }, done })
    if (answer._tag !== "done") showToast({ severity: "error", message: answer.message })
  }

  return (
    <ul className="flex flex-col gap-4 empty:hidden has-[+ul:not(:empty)]:mb-4">
      {[...Map.groupBy(waiting, ({ pickupStore }) => pickupStore?.storeId ?? null)].map(
        ([storeId, items]) => (
          <li key={storeId} className="flex flex-col gap-3 rounded-md bg-sunken p-4 text-sm">
            <Store items={items} />
            <DisputeWarning order={order} />
            {onAction !== undefined && (
              <div className="flex flex-wrap gap-2">
                {!order.fraudCheckIsDue &&
                  items.some(({ nextStatuses }) => nextStatuses?.includes("READY_TO_PICKUP")) && (
                    <Button size="sm" isPending={isPending} onPress={() => void makeReady(storeId)}>
                      <Icon name="check" className="size-4" />
                      Ready for pickup
                    </Button>
                  )}
                {items.some(({ status }) => status === "READY_TO_PICKUP") && (
                  <Button size="sm" onPress={() => onAction({ _tag: "handOver", storeId })}>
                    <Icon name="box" className="size-4" />
                    Hand over
                  </Button>
                )}
                {items.some((item) => isReadyForPickup(order, item)) && (
                  <Button
                    variant="secondary"
                    size="sm"
                    isPending={isPending}
                    onPress={() => void mailCode(storeId)}
                  >
                    Email the code again
                  </Button>
                )}
              </div>
            )}
          </li>
        ),
      )}
    </ul>
  )
}

function Store({ items }: { readonly items: ReadonlyArray<Item> }) {
  const store = items[0]?.pickupStore ?? null
  return (
    <div>
      <p className="font-semibold">{store === null ? "Pickup" : `Pickup at ${store.name}`}</p>
      {store !== null && <p className="text-muted">{`${store.address1}, ${store.city}, ${store.state}`}</p>}
      <ul className="text-muted">
        {items.map(({ id, name, quantity, status }) => (
          <li key={id}>{`${quantity} × ${name}${status === "READY_TO_PICKUP" ? ", ready" : ""}`}</li>
        ))}
      </ul>
    </div>
  )
}
