import { useRouter } from "@tanstack/react-router"
import { useState } from "react"
import { useShop } from "../shop/use-shop.ts"

const MARK = "data-shop-style"

/** Inlines the stylesheet, so that the first paint needs no second file. The browser keeps the server's element. */
export function InlineStyle() {
  const { style } = useShop()
  const nonce = useRouter().options.ssr?.nonce
  const [text] = useState(() => style ?? document.querySelector(`style[${MARK}]`)?.textContent ?? "")
  if (text === "") return null
  return (
    <style
      {...{ [MARK]: "" }}
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, from our own build
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
