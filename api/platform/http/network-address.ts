import { isIPv6 } from "node:net"

/**
 * A socket that listens to IPv4 and IPv6 alike writes `203.0.113.9` as `::ffff:203.0.113.9`. A caller who is gone already
 * has no address, which Fastify's types do not say.
 */
export const plainAddress = (address: string | undefined): string => {
  const [plain = ""] = address?.split("%") ?? []
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain
}

/** What one household or company is known by: an IPv4 address, or the first half of an IPv6 address. */
export const networkOf = (address: string | undefined): string => {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const [before = "", after] = plain.toLowerCase().split("::")
  const groups = before === "" ? [] : before.split(":")
  const rest = after === undefined || after === "" ? [] : after.split(":")
  const zeros = after === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => "0")
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}

/**
 * What one organization may hold: of IPv6, 65,536 networks. `network` is one of `networkOf`. An IPv4 address stays one.
 */
export const siteOf = (network: string): string =>
  network.includes(":") ? network.split(":").slice(0, 3).join(":") : network

/**
 * A whole site may do as often as so many of its networks: people share one, such as that of a phone company, and whoever
 * has a site of their own could otherwise call from each of its networks.
 */
export const NETWORKS_OF_SITE = 10

/** A limit of a network, and that of its site where it belongs to one. `keyOf`: the counter of a name. */
export const networkLimits = <Key>(network: string, most: number, keyOf: (name: string) => Key) => {
  const site = siteOf(network)
  return [
    { key: keyOf(network), most },
    ...(site === network ? [] : [{ key: keyOf(site), most: most * NETWORKS_OF_SITE }]),
  ]
}
