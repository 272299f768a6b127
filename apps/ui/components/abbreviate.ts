const plain = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 })
const steps = [
  [1e3, "K"],
  [1e6, "M"],
  [1e9, "B"],
  [1e12, "T"],
] as const

/** Spec §9, numeric abbreviation: 1,000 and above show as K, M, B or T with one decimal. */
export const abbreviate = (value: number): string => {
  const size = Math.abs(value)
  const index = steps.findLastIndex(([step]) => size >= step)
  const step = steps[index]
  if (step === undefined) return plain.format(value)
  const shown = (size / step[0]).toFixed(1)
  const next = steps[index + 1]
  // 999,999 rounds to 1000.0K, which is 1.0M.
  const text = shown === "1000.0" && next !== undefined ? `1.0${next[1]}` : `${shown}${step[1]}`
  return value < 0 ? `-${text}` : text
}

/** `-1500` → "-$1.5K". Dollars. */
export const abbreviateMoney = (amount: number): string =>
  `${amount < 0 ? "-" : ""}$${abbreviate(Math.abs(amount))}`
