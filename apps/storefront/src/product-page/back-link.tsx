import { Link, useRouter } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { type MouseEvent, useSyncExternalStore } from "react"
import { lastListing } from "../listing/last-listing.ts"

const never = () => () => undefined

/** Goes back to the shopper's last listing with its filters and scroll position, or to the category. */
export function BackLink({ category }: { readonly category: string }) {
  const router = useRouter()
  const last = useSyncExternalStore(never, lastListing, () => null)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    if (last === null || router.history.location.state.__TSR_index !== last.index + 1) return
    event.preventDefault()
    router.history.back()
  }
  const linkProps = {
    className: "inline-flex items-center gap-1.5 py-1.5 font-semibold hover:underline",
    onClick,
    children: (
      <>
        <Icon name="arrow-left" className="size-4" />
        Back to Listing
      </>
    ),
  }
  if (last !== null && last.category === undefined) {
    return <Link to="/search" search={last.search} {...linkProps} />
  }
  return (
    <Link
      to="/products/$category"
      params={{ category: last?.category ?? category }}
      search={last?.search ?? {}}
      {...linkProps}
    />
  )
}
