/** Whether the words of a seed, such as `robot-vacuum-zephyra-sweep-red`, hold these, whole. */
export const seedHasWords = (seed: string, words: string): boolean => `-${seed}-`.includes(`-${words}-`)

/** The size a seed names in inches, `55in` or `8-7in`; `usual` when it names none. */
export const inchesOf = (seed: string, usual: number): number => {
  const match = /(?:^|-)(\d{1,3}(?:-\d)?)in(?:-|$)/.exec(seed)
  return match?.[1] === undefined ? usual : Number(match[1].replace("-", "."))
}

/** A piece made larger or smaller about the middle of what it stands on. */
export const scaled = (piece: string, factor: number): string =>
  factor === 1
    ? piece
    : `<g transform="translate(240 400) scale(${factor.toFixed(3)}) translate(-240 -400)">${piece}</g>`

/** How large something of so many inches is drawn beside others of its kind: 0.72 for the smallest, 1 for the largest. */
export const scaleOf = (inches: number, smallest: number, largest: number): number => {
  const share = (inches - smallest) / (largest - smallest)
  return 0.72 + 0.28 * Math.min(1, Math.max(0, share))
}
