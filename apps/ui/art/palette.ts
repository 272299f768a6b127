/** The colours one picture is drawn in. */
export interface Palette {
  readonly base: string
  readonly light: string
  readonly dark: string
  /** What is on a screen, or a bright part. */
  readonly glow: string
  readonly glowEnd: string
  readonly ground: readonly [string, string]
  readonly accent: string
}

const bodies: Readonly<Record<string, Pick<Palette, "base" | "light" | "dark">>> = {
  black: { base: "#272b33", light: "#414754", dark: "#14171c" },
  white: { base: "#f0f1f3", light: "#ffffff", dark: "#cdd2da" },
  silver: { base: "#c2c8d1", light: "#e6e9ee", dark: "#8f98a6" },
  graphite: { base: "#4b515d", light: "#6b7280", dark: "#30353e" },
  "midnight-blue": { base: "#21385c", light: "#3a5a8c", dark: "#122340" },
}

const grounds: ReadonlyArray<readonly [string, string]> = [
  ["#f7f3e8", "#e6dec9"],
  ["#fff0bf", "#ffd659"],
  ["#edf1f6", "#d0dce8"],
  ["#f1ecf8", "#dad0ec"],
  ["#e9f4ee", "#c8e2d4"],
  ["#fbebe3", "#f0cfbf"],
]

const glows: ReadonlyArray<readonly [string, string]> = [
  ["#ffc61a", "#e0582b"],
  ["#3a6bff", "#10225c"],
  ["#20b487", "#0b3b45"],
  ["#c05be0", "#33145e"],
  ["#ff7a59", "#6b1532"],
  ["#57b8ff", "#1d3e8a"],
]

/** FNV-1a: spreads similar seeds over different pictures. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0
    value = Math.imul(value, 0x01000193) >>> 0
  }
  return value
}

const pick = <A>(choices: ReadonlyArray<A>, number: number, fallback: A): A =>
  choices[number % choices.length] ?? fallback

/** A seed that ends in a colour's name, such as `lp-xr420-black`, is drawn in that colour; others in one of their own. */
export const paletteOf = (seed: string): Palette => {
  const number = hash(seed)
  const named = Object.entries(bodies).find(([colour]) => seed.endsWith(`-${colour}`))?.[1]
  const own =
    named ?? pick(Object.values(bodies), number, { base: "#272b33", light: "#414754", dark: "#14171c" })
  const [glow, glowEnd] = pick(glows, number >>> 5, ["#ffc61a", "#e0582b"])
  return {
    ...own,
    glow,
    glowEnd,
    ground: pick(grounds, number >>> 9, ["#f7f3e8", "#e6dec9"]),
    accent: "#ffc61a",
  }
}
