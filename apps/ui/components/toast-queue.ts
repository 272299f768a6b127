import { UNSTABLE_ToastQueue as ToastQueue } from "react-aria-components/Toast"

/** Spec §4, notification severities. */
export type Severity = "success" | "warning" | "info" | "error"

export interface ToastMessage {
  readonly severity: Severity
  readonly message: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

/**
 * Shows a message, once though it may be said again, and then with its action; errors and those with an action stay longer.
 * Milliseconds.
 */
export const showToast = (message: ToastMessage): string => {
  for (const { key, content } of toastQueue.visibleToasts) {
    if (content.message !== message.message) continue
    if (content.action === undefined) toastQueue.close(key)
    else if (message.action === undefined) return key
  }
  return toastQueue.add(message, {
    timeout: message.severity === "error" || message.action !== undefined ? 10_000 : 5_000,
  })
}
