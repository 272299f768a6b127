import { readdirSync } from "node:fs"
import { join } from "node:path"

/** Pages of the shop by their addresses. A route that no address is of fails the visit of all of them. */
export const SHOP: ReadonlyArray<string> = [
  "/",
  "/search?q=laptop",
  "/search?q=order+status",
  "/products/tires",
  "/products/tires?vehicle=2019-ford-f-150-xlt",
  "/products/wheels",
  "/categories",
  "/brands",
  "/tires",
  "/tires?by=size",
  "/wheels",
  "/wheels?by=size",
  "/compare",
  "/contact",
  "/find-order",
  "/cart",
  "/checkout",
  "/login",
  "/login/social",
  "/register",
  "/thankyou",
  "/verify?username=erin@example.com",
  "/forgot-password",
  "/reset-password?username=erin@example.com",
  "/page/terms",
  "/page/privacy",
  "/page/how-it-works",
  "/partners",
  "/no/such/page",
  "/dev/mailbox",
]

export const ACCOUNT: ReadonlyArray<string> = [
  "/account",
  "/account/orders",
  "/account/applications",
  "/account/addresses",
  "/account/profile",
]

/** Pages of the back office, after its own address; each report is linked on `reports`. */
export const BACK_OFFICE: ReadonlyArray<string> = [
  "",
  "orders",
  "payouts",
  "missing-money",
  "reviews",
  "applications",
  "customers",
  "customers?status=guest",
  "erasures",
  "chats",
  "contacts",
  "canned-responses",
  "undelivered-mail",
  "product-reviews",
  "prices",
  "prices/rules/new",
  "prices/products?q=tire",
  "prices/promotions",
  "prices/imports",
  "affiliates",
  "postbacks",
  "reports",
  "staff",
  "read-models",
  "audit-log",
  "settings",
  "security",
  "no/such/page",
]

/** Lists of the back office whose rows lead to a page about one thing. */
export const BACK_OFFICE_LISTS: ReadonlyArray<string> = [
  "orders",
  "applications",
  "customers?status=active",
  "customers?status=guest",
  "chats",
  "prices",
  "prices/products?q=tire",
  "prices/imports",
  "affiliates",
]

/** The routes of an app that are a page, as patterns of addresses. */
const routesOf = (folder: string): ReadonlyArray<RegExp> =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.startsWith("__root"))
    .map((file) => {
      const parts = file.replace(/\.tsx$/, "").split(/[./]/)
      const path = parts.filter((part) => part !== "_staff" && part !== "index")
      const pattern = path.map((part) => (part.startsWith("$") ? "[^/]+" : part.replace(/_$/, "")))
      return new RegExp(`^/${pattern.join("/")}$`)
    })

/** The routes of an app that none of the visited addresses is of. */
const missingIn = (folder: string, base: string) => (visited: ReadonlyArray<string>) => {
  const paths = visited.map((address) => new URL(address, "http://shop").pathname.slice(base.length) || "/")
  return routesOf(folder)
    .filter((route) => !paths.some((path) => route.test(path)))
    .map(({ source }) => source)
}

export const missingInShop = missingIn("../storefront/src/routes", "")
export const missingInBackOffice = missingIn("../backoffice/src/routes", "/backoffice")
