import { describe, expect, it } from "vitest"
import { pageAssets, routeIdOf, type ViteManifest } from "./assets.ts"

const manifest: ViteManifest = {
  "src/entry-client.tsx": {
    file: "assets/entry.js",
    imports: ["_shared.js"],
  },
  "src/styles.css": { file: "assets/style.css", assets: ["assets/archivo.woff2"] },
  "_shared.js": { file: "assets/shared.js" },
  "_form.js": { file: "assets/form.js", imports: ["_shared.js"] },
  "src/routes/index.tsx?tsr-split=component": {
    file: "assets/home.js",
    imports: ["_shared.js", "src/entry-client.tsx"],
  },
  "src/routes/checkout.tsx?tsr-split=component": { file: "assets/checkout.js", imports: ["_form.js"] },
  "src/routes/product.$productId.tsx?tsr-split=component": { file: "assets/product.js" },
}

describe("page assets", () => {
  it("loads a route's own chunks beside those of the app, each once and after what it needs", () => {
    const { routes } = pageAssets(manifest, () => "")
    const files = (id: string) => routes[id]?.scripts?.[0]?.children?.match(/\/assets\/[a-z]+\.js/g)
    expect(files("__root__")).toEqual(["/assets/shared.js", "/assets/entry.js"])
    expect(files("/")).toEqual(["/assets/home.js"])
    expect(files("/checkout")).toEqual(["/assets/form.js", "/assets/checkout.js"])
  })

  it("carries the stylesheet's text and the font's address", () => {
    const { style, fonts } = pageAssets(manifest, (file) => `text of ${file}`)
    expect(style).toBe("text of assets/style.css")
    expect(fonts).toEqual(["/assets/archivo.woff2"])
  })

  it("says so when the build is not the browser's", () => {
    const without = (key: string) =>
      Object.fromEntries(Object.entries(manifest).filter(([name]) => name !== key))
    for (const key of ["src/entry-client.tsx", "src/styles.css"])
      expect(() => pageAssets(without(key), () => "")).toThrow(key)
  })

  it.each([
    ["src/routes/index.tsx?tsr-split=component", "/"],
    ["src/routes/product.$productId.tsx?tsr-split=component", "/product/$productId"],
    ["src/routes/page.how-it-works.tsx?tsr-split=component", "/page/how-it-works"],
    ["src/routes/__root.tsx?tsr-split=component", "__root__"],
    ["_shared.js", undefined],
  ])("%s is route %s", (key, id) => expect(routeIdOf(key)).toBe(id))
})
