import { shopName } from "@voltread/ui/page/shop-name.ts"

/** What the browser calls a page. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${shopName()} back office`}</title>
}
