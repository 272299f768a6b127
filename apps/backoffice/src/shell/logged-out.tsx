import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"

/** The session ended, here or in another tab: the guard is asked again, which leads to the log-in and back here. */
export function LoggedOut() {
  const router = useRouter()
  useEffect(() => void router.invalidate(), [router])
  return null
}
