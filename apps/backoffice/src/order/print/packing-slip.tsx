import type { OrderDetailFragment } from "../../generated/order.ts"
import { type PackingPlace, packingPlaces } from "./packing.ts"
import { columnStyle, PaperAddress, PaperHead, paperStyle } from "./paper-head.tsx"

/** What goes into the box. It travels with the items, so it says no price. */
export function PackingSlip({ order }: { readonly order: OrderDetailFragment }) {
  const places = packingPlaces(order.items)
  return (
    <article aria-label={`Packing slip of ${order.uniqueId}`} className={paperStyle}>
      <PaperHead title="Packing slip" order={order} />
      {places.some(({ isPickup }) => !isPickup) && (
        <PaperAddress title="Ship to" order={order} kind="shipping" />
      )}
      {places.length === 0 && <p>There is nothing to pack: everything was canceled or returned.</p>}
      {places.map((place) => (
        <Place key={`${place.isPickup} ${place.name}`} place={place} order={order} />
      ))}
    </article>
  )
}

function Place({ place, order }: { readonly place: PackingPlace; readonly order: OrderDetailFragment }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{place.isPickup ? `Pickup at ${place.name}` : `From ${place.name}`}</h3>
      {place.isPickup && <p className="text-sm">{`For ${order.firstName} ${order.lastName}`}</p>}
      <div className="overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className={`${columnStyle} hidden w-2/5 sm:table-cell print:table-cell`}>
                SKU
              </th>
              <th scope="col" className={`${columnStyle} w-full sm:w-3/5 print:w-3/5`}>
                Item
              </th>
              <th scope="col" className={`${columnStyle} text-right`}>
                Ordered
              </th>
              <th scope="col" className={`${columnStyle} text-right whitespace-nowrap`}>
                To pack
              </th>
              <th scope="col" className={`${columnStyle} text-right`}>
                Packed
              </th>
            </tr>
          </thead>
          <tbody>
            {place.lines.map((line) => (
              <tr key={line.id} className="break-inside-avoid border-b border-line align-top">
                <td className={`numeric ${columnStyle} hidden wrap-anywhere sm:table-cell print:table-cell`}>
                  {line.sku}
                </td>
                <td className={columnStyle}>
                  {line.name}
                  <span className="numeric block wrap-anywhere text-muted sm:hidden print:hidden">
                    {line.sku}
                  </span>
                </td>
                <td className={`numeric ${columnStyle} text-right`}>{line.ordered}</td>
                <td className={`numeric ${columnStyle} text-right font-bold`}>{line.toPack}</td>
                <td className={columnStyle}>
                  <span aria-hidden="true" className="ml-auto block size-4 border border-ink" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
