import { Outlet, useNavigate, useRouter } from "@tanstack/react-router"
import { SkipLink } from "@voltread/ui/components/skip-link.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useEffect, useState } from "react"
import { useSessionOver, useUser } from "../session/use-session.ts"
import { BottomBar } from "./bottom-bar.tsx"
import { SessionEnd } from "./session-end.tsx"
import type { Shortcut } from "./shortcuts.ts"
import { SideBar } from "./side-bar.tsx"
import { useShortcuts } from "./use-shortcuts.ts"

const CommandPalette = lazy(() => part(() => import("./command-palette.tsx")))
const LogInAgain = lazy(() => part(() => import("../login/log-in-again.tsx")))
const KeyboardHelp = lazy(() => part(() => import("./keyboard-help.tsx")))

type Overlay = "palette" | "help" | null

/** Frame of every page behind the log-in: menu, keys, palette. */
export function Shell() {
  const navigate = useNavigate()
  const user = useUser()
  const isSessionOver = useSessionOver()
  const [overlay, setOverlay] = useState<Overlay>(null)

  const run = (shortcut: Shortcut) => {
    switch (shortcut) {
      case "search":
        return document.querySelector<HTMLElement>("[data-search] input")?.focus()
      case "palette":
        return setOverlay((open) => (open === "palette" ? null : "palette"))
      case "help":
        return setOverlay("help")
      default:
        return void navigate({ to: shortcut })
    }
  }
  useShortcuts(run)

  const close = (isOpen: boolean) => {
    if (!isOpen) setOverlay(null)
  }
  if (user === null) return <LoggedOut />
  return (
    // What was typed on the page of one person must not be on that of another, who may log in through another tab.
    <div key={user.username} className="min-h-dvh desk:grid desk:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />
      <SessionEnd />
      <SideBar user={user} onSearch={() => setOverlay("palette")} onHelp={() => setOverlay("help")} />
      <main id="main" tabIndex={-1} className="min-w-0 pb-20 desk:pb-0">
        <Outlet />
      </main>
      <BottomBar onMore={() => setOverlay("palette")} />
      <Suspense fallback={null}>
        {overlay === "palette" && <CommandPalette onOpenChange={close} onShortcut={run} />}
        {overlay === "help" && <KeyboardHelp onOpenChange={close} />}
      </Suspense>
      <Suspense fallback={null}>
        {isSessionOver && (
          <LogInAgain username={user.username} onSecondFactorMissing={() => navigate({ to: "/security" })} />
        )}
      </Suspense>
    </div>
  )
}

/** The session ended, here or in another tab. Running the guard again leads to the log-in, and from there back here. */
function LoggedOut() {
  const router = useRouter()
  useEffect(() => void router.invalidate(), [router])
  return null
}
