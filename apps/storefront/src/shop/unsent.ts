import { useState } from "react"
import { useShopState } from "./use-shop.ts"

/** Values of forms that were begun and not sent, by what each is about. */
interface Unsent<Values> {
  readonly of: (what: string, username: string) => Values | undefined
  readonly keep: (what: string, username: string, values: Values) => void
  readonly forget: (what: string) => void
}

/**
 * In this tab's memory alone: they outlast the session of who typed them, which may end in another tab, and are there for
 * nobody else. A guest's username is empty.
 */
export const createUnsent = <Values>(): Unsent<Values> => {
  const kept = new Map<string, { readonly username: string; readonly values: Values }>()
  return {
    of: (what, username) => {
      const typed = kept.get(what)
      return typed?.username === username ? typed.values : undefined
    },
    keep: (what, username, values) => {
      kept.set(what, { username, values })
    },
    forget: (what) => {
      kept.delete(what)
    },
  }
}

/** What whoever opens a dialog has typed into it before, `otherwise` if nothing. Closed by `close`, it begins anew. */
export const useUnsent = <Values>(
  unsent: Unsent<Values>,
  what: string,
  otherwise: Values,
  onClose: () => void,
) => {
  const auth = useShopState((state) => state.auth)
  // As it is opened: it may still be there when its session has ended.
  const [{ username, values }] = useState(() => {
    const username = auth.user?.username ?? ""
    return { username, values: unsent.of(what, username) ?? otherwise }
  })
  return {
    values,
    keep: (typed: Values) => unsent.keep(what, username, typed),
    close: () => {
      unsent.forget(what)
      onClose()
    },
  }
}
