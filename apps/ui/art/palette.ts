/** The colors one picture is drawn in. */
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

type Finish = Pick<Palette, "base" | "light" | "dark">

/** Colors and finishes that products come in, by how addresses write them. */
const finishes: Readonly<Record<string, Finish>> = {
  black: { base: "#272b33", light: "#414754", dark: "#14171c" },
  white: { base: "#f0f1f3", light: "#ffffff", dark: "#cdd2da" },
  silver: { base: "#c2c8d1", light: "#e6e9ee", dark: "#8f98a6" },
  graphite: { base: "#4b515d", light: "#6b7280", dark: "#30353e" },
  "midnight-blue": { base: "#21385c", light: "#3a5a8c", dark: "#122340" },
  "space-gray": { base: "#5b6069", light: "#7d838d", dark: "#3c4048" },
  "stainless-steel": { base: "#b9bfc7", light: "#e3e7eb", dark: "#7f8791" },
  "black-stainless": { base: "#3a3e45", light: "#5b616b", dark: "#22252a" },
  rose: { base: "#d9a9a4", light: "#f0cdc8", dark: "#a9756f" },
  mint: { base: "#9fd3bd", light: "#c9ebdc", dark: "#66a38a" },
  coral: { base: "#f08a70", light: "#ffb6a3", dark: "#b9573f" },
  lavender: { base: "#b5a8dd", light: "#d8cff2", dark: "#7f70ae" },
  red: { base: "#c7372f", light: "#e4645a", dark: "#861f1a" },
  cream: { base: "#ece0c6", light: "#faf3e2", dark: "#bfae87" },
  sand: { base: "#d6c3a1", light: "#ebdec6", dark: "#a48d66" },
  brown: { base: "#6d4a31", light: "#936a4b", dark: "#43291a" },
  walnut: { base: "#6b4630", light: "#8d6247", dark: "#402718" },
  oak: { base: "#b88a55", light: "#d6ad7a", dark: "#85602f" },
  green: { base: "#3c7a48", light: "#5fa46c", dark: "#22502c" },
  yellow: { base: "#f2b61b", light: "#ffd766", dark: "#a87800" },
  teal: { base: "#1f8a8a", light: "#4cb8b4", dark: "#0f5757" },
  bronze: { base: "#8a6238", light: "#b58a58", dark: "#573a1c" },
  "matte-bronze": { base: "#7d6142", light: "#a5865f", dark: "#4d3a25" },
  gold: { base: "#c9a24a", light: "#ecd089", dark: "#8a6a20" },
  chrome: { base: "#cfd6de", light: "#ffffff", dark: "#7c8794" },
  gunmetal: { base: "#565c66", light: "#7e858f", dark: "#33373e" },
  "hyper-silver": { base: "#a9b1bc", light: "#dfe4ea", dark: "#6d7683" },
  "machined-silver": { base: "#b7bec8", light: "#eef1f4", dark: "#747d89" },
  "machined-black": { base: "#2f333a", light: "#b9c0ca", dark: "#16181c" },
  "matte-black": { base: "#2c2e32", light: "#45484e", dark: "#17181b" },
  "gloss-black": { base: "#1d1f24", light: "#565c68", dark: "#0b0c0f" },
  "brushed-titanium": { base: "#8f8a86", light: "#b9b3ae", dark: "#5c5854" },
}

/** What products without a named color are drawn in. */
const defaultFinishes = ["black", "white", "silver", "graphite", "midnight-blue"].map(
  (name) => finishes[name],
)

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

const BLACK: Finish = { base: "#272b33", light: "#414754", dark: "#14171c" }

const pick = <A>(choices: ReadonlyArray<A>, number: number, fallback: A): A =>
  choices[number % choices.length] ?? fallback

/** The longest name counts: `matte-black` is not `black`. */
const finishNamedIn = (seed: string): Finish | undefined => {
  const names = Object.keys(finishes).filter((name) => seed === name || seed.endsWith(`-${name}`))
  return finishes[names.toSorted((a, b) => b.length - a.length)[0] ?? ""]
}

/** A seed that ends in a color's name, such as `lp-xr420-black`, is drawn in that color; others in one of their own. */
export const paletteOf = (seed: string): Palette => {
  const number = hash(seed)
  const own = finishNamedIn(seed) ?? pick(defaultFinishes, number, undefined) ?? BLACK
  const [glow, glowEnd] = pick(glows, number >>> 5, ["#ffc61a", "#e0582b"])
  return {
    ...own,
    glow,
    glowEnd,
    ground: pick(grounds, number >>> 9, ["#f7f3e8", "#e6dec9"]),
    accent: "#ffc61a",
  }
}
