import { Button } from "@voltread/ui/components/button.tsx"
import { use } from "react"
import { logOutEverywhere } from "../session/log-out.ts"
import { useShop } from "../shop/use-shop.ts"
import { LeaveAccountContext } from "./leave-account.ts"
import { Panel } from "./panel.tsx"

/** Ends every session of the account, including this one. */
export function LogInsPanel() {
  const shop = useShop()
  const leave = use(LeaveAccountContext)
  return (
    <Panel title="Where you are logged in">
      <p className="text-muted">
        Still logged in on a device that is no longer yours? Log out of every device, this one included.
      </p>
      <Button
        variant="secondary"
        className="self-start"
        onPress={() => void leave(() => logOutEverywhere(shop))}
      >
        Log out everywhere
      </Button>
    </Panel>
  )
}
