/** One or more values of a search param. */
type SearchValue = string | ReadonlyArray<string>

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "))
  } catch {
    return text
  }
}

/** `?brand=LG,Sony&q=oled+tv` → `{ brand: ["LG", "Sony"], q: "oled tv" }`. A comma inside a value is written `%2C`. */
export const parseSearch = (text: string): Record<string, SearchValue> => {
  const search: Record<string, SearchValue> = {}
  for (const pair of text.replace(/^\?/, "").split("&")) {
    if (pair === "") continue
    const at = pair.indexOf("=")
    const name = decode(at === -1 ? pair : pair.slice(0, at))
    const values = (at === -1 ? "" : pair.slice(at + 1)).split(",").map(decode)
    const [only] = values
    if (name === "__proto__") continue
    search[name] = values.length === 1 && only !== undefined ? only : values
  }
  return search
}

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%3A", ":").replaceAll("%2F", "/")

const valueText = (value: unknown): string | undefined => {
  switch (typeof value) {
    case "string":
      return encode(value)
    case "number":
    case "boolean":
      return encode(String(value))
    default:
      return Array.isArray(value) && value.length > 0
        ? value.map((each) => encode(String(each))).join(",")
        : undefined
  }
}

/** The query string of search params; undefined values and empty lists are left out. */
export const stringifySearch = (search: Record<string, unknown>): string => {
  const pairs = Object.entries(search).flatMap(([name, value]) => {
    const text = valueText(value)
    return text === undefined ? [] : [`${encode(name)}=${text}`]
  })
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`
}

/**
 * The text of a param; of several the first, since a mail program may take the comma of its sentence into a link.
 * Undefined, not left out: the router lays what is parsed over what the address says.
 */
export const filled = (value: unknown): string | undefined =>
  [value].flat().find((each): each is string => typeof each === "string" && each !== "")
