import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"

const severityStyles = {
  success: { style: "border-success bg-success-soft", mark: "text-success", icon: "check" },
  warning: { style: "border-warning bg-warning-soft", mark: "text-warning", icon: "alert" },
  info: { style: "border-info bg-info-soft", mark: "text-info", icon: "info" },
  error: { style: "border-danger bg-danger-soft", mark: "text-danger", icon: "alert" },
} as const

interface NoticeProps {
  readonly severity: keyof typeof severityStyles
  readonly children: ReactNode
  /** Announced immediately; for results of the user's own action. */
  readonly isAlert?: boolean
}

/** An inline message. */
export function Notice({ severity, children, isAlert = false }: NoticeProps) {
  const { style, mark, icon } = severityStyles[severity]
  return (
    <div
      {...(isAlert ? { role: "alert" } : {})}
      className={`flex items-start gap-3 rounded-md border p-4 ${style}`}
    >
      <Icon name={icon} className={`mt-0.5 size-5 ${mark}`} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}

/** What went wrong with the user's own action; nothing where there is no problem. */
export function ProblemNotice({ problem }: { readonly problem: string | null | undefined }) {
  if (problem == null) return null
  return (
    <Notice severity="error" isAlert>
      {problem}
    </Notice>
  )
}
