import { ChatLauncher } from "../chat/chat-launcher.tsx"
import { AccountLink } from "./account-link.tsx"
import { GarageButton } from "./garage-button.tsx"

/** Account and chat, which narrow screens have in the bar at the bottom, and the garage. */
export function HeaderLinks() {
  return (
    <>
      <div className="hidden items-center desk:flex">
        <AccountLink />
        <ChatLauncher />
      </div>
      <GarageButton />
    </>
  )
}
