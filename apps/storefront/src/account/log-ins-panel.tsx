import { NOT_LOGGED_OUT } from "@voltread/ui/api/has-ended.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { accountReset } from "@voltread/ui/session/session.ts"
import { use, useState } from "react"
import { logOut } from "../session/log-out.ts"
import { leaving } from "../shop/leaving.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { useShop } from "../shop/use-shop.ts"
import { LeaveAccountContext } from "./leave-account.ts"
import { Panel } from "./panel.tsx"

/** Ends every session of the account, including this one. */
export function LogInsPanel() {
  const shop = useShop()
  const leave = use(LeaveAccountContext)
  const { problem, send } = useRestCall()
  const [isPending, setPending] = useState(false)

  const logOutEverywhere = async (): Promise<boolean> => {
    setPending(true)
    const answer = await leaving(shop.queries, () =>
      send({ method: "POST", path: "/api/auth/logoutEverywhere" }, NOT_LOGGED_OUT),
    )
    setPending(false)
    if (answer === null) return false
    // The tokens are worth nothing any more.
    shop.store.dispatch(accountReset())
    await logOut(shop)
    return true
  }

  return (
    <Panel title="Where you are logged in">
      {problem !== null && (
        <Notice severity="error" isAlert>
          {problem}
        </Notice>
      )}
      <p className="text-muted">
        Still logged in on a device that is no longer yours? Log out of every device, this one included.
      </p>
      <Button
        variant="secondary"
        isPending={isPending}
        className="self-start"
        onPress={() => void leave(logOutEverywhere)}
      >
        Log out everywhere
      </Button>
    </Panel>
  )
}
