import { CARRIERS, trackingLink } from "@voltread/domain/ordering/carriers.ts"
import { formatDay } from "@voltread/domain/shared/date-format.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { RecordOrderShipmentDocument } from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { useRequiredText } from "../../page/use-required-text.ts"
import { dayValue, omitUndefined } from "../../search-params/search-value.ts"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { ChangedMeanwhile } from "./changed-meanwhile.tsx"
import { DisputeWarning } from "./dispute-warning.tsx"
import { linesOf, PackageUnits, type Shipment } from "./package-units.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

interface ShipmentDialogProps extends OrderDialogProps {
  /** A parcel to correct; a new one when absent. */
  readonly known: Shipment | undefined
}

/** The units, carrier and tracking number of a parcel. */
export default function ShipmentDialog({ order, known, onClose }: ShipmentDialogProps) {
  const [lines, setLines] = useState(() => linesOf(order, known))
  const carrier = useRequiredText("Please enter the carrier", { initial: known?.carrier })
  const tracking = useRequiredText("Please enter the tracking number", { initial: known?.trackingNumber })
  const [method, setMethod] = useState(known?.shipMethod ?? "")
  const [url, setUrl] = useState(known?.trackingUrl ?? "")
  const [partnerOrder, setPartnerOrder] = useState(known?.partnerOrderId ?? "")
  const [expected, setExpected] = useState(known?.estimatedDeliveryDate ?? "")
  const [opened] = useState(known)
  const isChanged = known !== undefined && JSON.stringify(known) !== JSON.stringify(opened)
  const { submit, ...state } = useDialogCommand(order.id, onClose)

  const chosen = lines.filter(({ quantity }) => quantity > 0)
  const urlProblem =
    url.trim() === "" || /^https?:\/\//i.test(url.trim())
      ? undefined
      : "Please enter a web address, https://…"

  const carriersLink = trackingLink({
    carrier: carrier.value,
    trackingNumber: tracking.value,
    trackingUrl: "",
  })

  const ship = () => {
    const [carrierName, trackingNumber] = [carrier.read(), tracking.read()]
    if (carrierName === undefined || trackingNumber === undefined || urlProblem !== undefined) return
    if (chosen.length === 0) return
    const shipment = {
      lines: chosen.map(({ itemId, quantity }) => ({ itemId, quantity })),
      carrier: carrierName,
      trackingNumber,
      ...omitUndefined({
        shipmentId: known?.shipmentId,
        shipMethod: method.trim() || undefined,
        trackingUrl: url.trim() || undefined,
        partnerOrderId: partnerOrder.trim() || undefined,
        estimatedDeliveryDate: dayValue(expected),
      }),
    }
    const done = known === undefined ? "Marked as shipped." : "Shipment saved."
    const content = { shipment, revision: known === undefined ? null : order.revision }
    void submit({ operation: RecordOrderShipmentDocument, content, done })
  }

  return (
    <CommandDialog
      title={known === undefined ? "Record shipment" : "Edit shipment"}
      confirm={known === undefined ? "Record shipment" : "Save shipment"}
      onSubmit={ship}
      onClose={onClose}
      size="md"
      {...state}
    >
      {known === undefined && <DisputeWarning order={order} />}
      {isChanged && !state.isPending && (
        <ChangedMeanwhile>
          <p className="break-words">
            {[known.carrier, known.shipMethod, known.trackingNumber, known.trackingUrl, known.partnerOrderId]
              .filter(Boolean)
              .join(", ")}
            {known.estimatedDeliveryDate !== null && `, expected ${formatDay(known.estimatedDeliveryDate)}`}
          </p>
        </ChangedMeanwhile>
      )}
      <PackageUnits lines={lines} isNew={known === undefined} onChange={setLines} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Carrier"
          value={carrier.value}
          onChange={carrier.setValue}
          errorMessage={carrier.errorMessage}
          suggestions={CARRIERS.map(({ name }) => name)}
          maxLength={80}
        />
        <TextField label="Method" isOptional value={method} onChange={setMethod} maxLength={80} />
        <TextField
          label="Tracking number"
          value={tracking.value}
          onChange={tracking.setValue}
          errorMessage={tracking.errorMessage}
          maxLength={80}
        />
        <TextField
          label="Tracking link"
          isOptional
          type="url"
          value={url}
          onChange={setUrl}
          errorMessage={urlProblem}
          description={
            carriersLink === null
              ? undefined
              : `Without one, customers track it at ${new URL(carriersLink).host}`
          }
          maxLength={500}
        />
        <TextField
          label="Supplier's order number"
          isOptional
          value={partnerOrder}
          onChange={setPartnerOrder}
          maxLength={80}
        />
        <TextField label="Expected delivery" isOptional type="date" value={expected} onChange={setExpected} />
      </div>
    </CommandDialog>
  )
}
