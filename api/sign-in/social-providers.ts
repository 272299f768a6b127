import { allowInsecureRequests, type Configuration, discovery } from "openid-client"
import type { SocialProvider } from "../platform/config.ts"
import { LOOPBACK_NAMES } from "../platform/http/loopback.ts"

/** Loads the metadata of each provider once, at the first log-in. Failures are not cached. */
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

const discover = ({ issuer, clientId, clientSecret }: SocialProvider): Promise<Configuration> => {
  const url = new URL(issuer)
  // Plain HTTP only for a provider on loopback, as in tests.
  const isLocal = url.protocol === "http:" && LOOPBACK_NAMES.has(url.hostname)
  return discovery(url, clientId, clientSecret, undefined, {
    timeout: 10,
    ...(isLocal ? { execute: [allowInsecureRequests] } : {}),
  })
}
