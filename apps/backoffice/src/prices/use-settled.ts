import { useEffect, useState } from "react"

const PAUSE = 350

/** The value once it has stayed the same for a moment, so that not every letter asks the server. */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  const [settledKey, setSettledKey] = useState(key)
  useEffect(() => {
    if (key === settledKey) return
    const timer = setTimeout(() => {
      setSettledKey(key)
      setSettled(value)
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [key, settledKey, value])
  return settled
}
