import { isRecord } from "@voltread/ui/session/rehydration.ts"
import type { GooglePayQuery } from "../generated/payment.ts"

export type GooglePaySettings = GooglePayQuery["googlePay"]

export type GooglePayAnswer =
  | { readonly _tag: "Nonce"; readonly nonce: string }
  | { readonly _tag: "Cancelled" }
  | { readonly _tag: "Unreachable" }

/** Shows a stand-in for Google's sheet in the container until the shopper has decided. */
export const askStandIn = (
  sheetUrl: string,
  total: string,
  container: HTMLElement,
): Promise<GooglePayAnswer> =>
  new Promise((resolve) => {
    const url = new URL(sheetUrl)
    url.searchParams.set("total", total)
    const frame = document.createElement("iframe")
    frame.src = url.href
    frame.title = "Google Pay"
    frame.className = "h-[19rem] w-full rounded-md border border-line"
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin !== url.origin || source !== frame.contentWindow) return
      if (!isRecord(data) || !isRecord(data.googlePay)) return
      const { nonce } = data.googlePay
      window.removeEventListener("message", hear)
      frame.remove()
      resolve(typeof nonce === "string" ? { _tag: "Nonce", nonce } : { _tag: "Cancelled" })
    }
    window.addEventListener("message", hear)
    container.replaceChildren(frame)
  })
