import { readRest } from "@voltread/ui/api/read.ts"
import { isRecord } from "@voltread/ui/session/rehydration.ts"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import type { ChatHost, ChatModule, ChatPort } from "./chat-port.ts"

const isChatModule = (module: unknown): module is ChatModule =>
  isRecord(module) && typeof module.createChat === "function"

const widgetSchema = async () => (await import("@voltread/domain/contract/chat.ts")).ChatWidgetData
const profileSchema = async () => (await import("@voltread/domain/contract/account.ts")).ProfileData

/** The configured vendor's module, or the built-in one. */
const loadModule = async (rest: ChatHost["rest"]): Promise<ChatModule> => {
  const widget = await readRest(rest, widgetSchema, { method: "GET", path: "/api/chat/widget" })
  const url = widget?.url ?? null
  if (url === null) return import("./built-in-chat.tsx")
  const module: unknown = await import(/* @vite-ignore */ url)
  if (!isChatModule(module)) throw new TypeError("The chat's module does not export createChat")
  return module
}

/** Starts the chat of this tab, and tells it who is signed in whenever that changes. */
export const startChat = async (
  { store, rest }: Pick<ShopContext, "store" | "rest">,
  onUnread: ChatHost["onUnread"],
): Promise<ChatPort> => {
  const port = (await loadModule(rest)).createChat({ rest, onUnread })
  const currentUser = () => {
    const { auth } = store.getState()
    return isLoggedIn(auth) ? auth.user : null
  }
  let identified: string | null = null

  const identifyUser = async (): Promise<void> => {
    const user = currentUser()
    if ((user?.username ?? null) === identified) return
    identified = user?.username ?? null
    if (user === null) return port.reset()
    const request = { method: "GET", path: "/api/account/profile" } as const
    const known = await readRest(rest, profileSchema, request).catch(() => null)
    // Somebody else may be signed in by now, or nobody.
    if (identified !== user.username) return
    port.identify({
      ...user,
      name: `${user.firstName} ${user.lastName}`.trim(),
      email: user.username,
      phone: known?.profile.phone ?? "",
    })
  }

  store.subscribe(() => void identifyUser())
  await identifyUser()
  return port
}
