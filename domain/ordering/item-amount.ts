interface OrderedItem {
  /** Whether the order's totals include it. */
  readonly isCounted: boolean
  readonly subTotal: number
}

/** What an ordered item adds to the order's subtotal, in any unit: nothing once it was canceled while the rest stayed. */
export const itemAmount = ({ isCounted, subTotal }: OrderedItem): number => (isCounted ? subTotal : 0)
