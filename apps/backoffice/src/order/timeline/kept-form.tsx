import { type ReactNode, Suspense, useState } from "react"

interface KeptFormProps {
  readonly isShown: boolean
  readonly children: ReactNode
}

/** Comes when it is first shown; while something else is shown in its place, it keeps what was typed into it. */
export function KeptForm({ isShown, children }: KeptFormProps) {
  const [isOpened, setOpened] = useState(isShown)
  if (isShown && !isOpened) setOpened(true)
  if (!isShown && !isOpened) return null
  return (
    <div hidden={!isShown}>
      <Suspense fallback={<div className="h-44" />}>{children}</Suspense>
    </div>
  )
}
