import { hasEnded, NOT_LOGGED_OUT } from "@voltread/ui/api/has-ended.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { accountReset } from "@voltread/ui/session/session.ts"
import { use } from "react"
import { logOut } from "../session/log-out.ts"
import { leaving } from "../shop/leaving.ts"
import { toast } from "../shop/toasts.ts"
import { useShop } from "../shop/use-shop.ts"
import { LeaveAccountContext } from "./leave-account.ts"
import { Panel } from "./panel.tsx"

/** Ends every session of the account, including this one. */
export function LogInsPanel() {
  const shop = useShop()
  const leave = use(LeaveAccountContext)

  const logOutEverywhere = async (): Promise<boolean> => {
    const isOver = await leaving(shop.queries, () =>
      hasEnded(shop.rest({ method: "POST", path: "/api/auth/logoutEverywhere" })),
    )
    if (!isOver) {
      toast({ severity: "error", message: NOT_LOGGED_OUT })
      return false
    }
    // The tokens are worth nothing any more.
    shop.store.dispatch(accountReset())
    await logOut(shop)
    return true
  }

  return (
    <Panel title="Where you are logged in">
      <p className="text-muted">
        Still logged in on a device that is no longer yours? Log out of every device, this one included.
      </p>
      <Button variant="secondary" className="self-start" onPress={() => void leave(logOutEverywhere)}>
        Log out everywhere
      </Button>
    </Panel>
  )
}
