import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney, Money } from "@voltread/ui/components/money.tsx"
import { QuantityStepper } from "@voltread/ui/components/quantity-stepper.tsx"
import { useShop } from "../shop/use-shop.ts"
import type { CartLine } from "../store/cart-slice.ts"
import { removeLine } from "./remove-line.ts"

function LineNotice({ line }: { readonly line: CartLine }) {
  const notices = [
    ...(line.previousPrice === null || line.previousPrice === line.price
      ? []
      : [
          `The price went ${line.price > line.previousPrice ? "up" : "down"} from ${formatMoney(line.previousPrice)} to ${formatMoney(line.price)} since you added it.`,
        ]),
    ...(line.inStock
      ? []
      : [
          line.availableQuantity > 0
            ? `Only ${line.availableQuantity} left. Lower the quantity to check out.`
            : "Sold out. Remove it to check out.",
        ]),
  ]
  return notices.map((notice) => (
    <p key={notice} className="flex items-start gap-2 text-sm font-medium text-warning">
      <Icon name="alert" className="mt-0.5 size-4" />
      {notice}
    </p>
  ))
}

export function CartLineRow({ line }: { readonly line: CartLine }) {
  const { cart } = useShop()

  return (
    <li className="grid grid-cols-[5rem_1fr] gap-4 border-b border-line py-4 last:border-0">
      <img
        src={line.thumbnailImage}
        alt=""
        width={80}
        height={80}
        className="aspect-square w-20 rounded-md border border-line bg-sunken object-contain"
      />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <Link
              to="/product/$productId"
              params={{ productId: line.productId }}
              className="line-clamp-2 font-semibold hover:underline"
            >
              {line.name}
            </Link>
            <p className="text-sm text-muted">
              {[line.brand, line.size].filter((text) => text !== "").join(" · ")}
              {line.quantity > 1 && ` · ${formatMoney(line.price)} each`}
            </p>
          </div>
          <Money amount={line.price * line.quantity} className="font-bold" />
        </div>
        <LineNotice line={line} />
        <div className="flex items-center justify-between">
          <QuantityStepper
            of={line.name}
            quantity={line.quantity}
            minimum={1}
            maximum={Math.max(line.availableQuantity, line.quantity)}
            onChange={(quantity) => void cart.setQuantity(line, quantity)}
          />
          <button
            type="button"
            aria-label={`Remove ${line.name}`}
            className="grid size-11 cursor-pointer place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
            onClick={() => removeLine(cart, line)}
          >
            <Icon name="trash" />
          </button>
        </div>
      </div>
    </li>
  )
}
