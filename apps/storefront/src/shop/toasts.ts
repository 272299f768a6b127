import type { ToastMessage } from "@voltread/ui/components/toast-queue.ts"

type Listener = () => void
const listeners = new Set<Listener>()

let queue: Promise<typeof import("@voltread/ui/components/toast-queue.ts")> | undefined

/** The messages' code comes with the first message: most visits need none. */
export const toast = (message: ToastMessage): void => {
  for (const listener of listeners) listener()
  queue ??= import("@voltread/ui/components/toast-queue.ts")
  void queue.then(
    ({ showToast }) => showToast(message),
    () => {
      // Without a network there is no way to show it; the next message tries again.
      queue = undefined
    },
  )
}

/** Takes away what is shown: the shopper has moved on to what it spoke of. */
export const dismissToasts = (): void => {
  void queue?.then(({ toastQueue }) => toastQueue.clear())
}

/** Called when a message is about to be shown, so that its place can be made. */
export const onFirstToast = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
