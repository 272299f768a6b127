const NOTHING = "(none)"

/** What stands in the place of a source, medium, campaign, keyword or code that is not known. */
const PLACEHOLDERS: ReadonlyMap<string, string> = new Map([
  ["(direct)", "Direct"],
  [NOTHING, "None"],
  ["(unknown)", "Unknown"],
  ["(not paid)", "No paid visit"],
])

export const trafficWord = (value: string): string => PLACEHOLDERS.get(value) ?? value

interface Visited {
  readonly source: string
  readonly medium: string
  readonly campaign: string | null
}

/** Where a visit came from, in one line: `google / cpc / spring-sale`, `Direct`. */
export const visitInWords = ({ source, medium, campaign }: Visited): string =>
  [source, medium, campaign]
    .flatMap((part) => (part === null || part === NOTHING ? [] : [trafficWord(part)]))
    .join(" / ")
