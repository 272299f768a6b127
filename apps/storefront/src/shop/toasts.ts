import type { ToastMessage } from "@voltread/ui/components/toast-queue.ts"
import { part } from "@voltread/ui/loading/parts.ts"

type Listener = () => void
const listeners = new Set<Listener>()

let queue: Promise<typeof import("@voltread/ui/components/toast-queue.ts")> | undefined

/** Shows a toast. The toast code loads with the first one, because most visits show none. */
export const toast = (message: ToastMessage): void => {
  for (const listener of listeners) listener()
  queue ??= part(() => import("@voltread/ui/components/toast-queue.ts"))
  void queue.then(({ showToast }) => showToast(message))
}

export const dismissToasts = (): void => {
  void queue?.then(({ toastQueue }) => toastQueue.clear())
}

/** Notifies the listener before a toast shows, so that the toast region can mount. */
export const onFirstToast = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
