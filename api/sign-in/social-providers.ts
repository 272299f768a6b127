import { allowInsecureRequests, type Configuration, discovery } from "openid-client"
import type { SocialProvider } from "../platform/config.ts"

/** Metadata of a provider is asked for once, at its first log-in; a failure is not kept. */
export const makeProviders = (settings: Readonly<Record<string, SocialProvider>>) => {
  const known = new Map<string, Promise<Configuration>>()

  return {
    /** Undefined for a provider that is not configured. */
    find: (name: string): Promise<Configuration> | undefined => {
      const provider = Object.hasOwn(settings, name) ? settings[name] : undefined
      if (provider === undefined) return undefined
      const asked = known.get(name) ?? discover(provider)
      known.set(name, asked)
      asked.catch(() => known.delete(name))
      return asked
    },
  }
}
export type Providers = ReturnType<typeof makeProviders>

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"])

const discover = ({ issuer, clientId, clientSecret }: SocialProvider): Promise<Configuration> => {
  const url = new URL(issuer)
  // Only a provider on this very machine, as tests start one, is spoken to in clear.
  const isLocal = url.protocol === "http:" && LOOPBACK.has(url.hostname)
  return discovery(url, clientId, clientSecret, undefined, {
    timeout: 10,
    ...(isLocal ? { execute: [allowInsecureRequests] } : {}),
  })
}
