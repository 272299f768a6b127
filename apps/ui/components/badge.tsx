import type { ReactNode } from "react"

export type Tone = "success" | "warning" | "danger" | "info" | "neutral" | "accent"

const tones: Readonly<Record<Tone, string>> = {
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  info: "bg-info-soft text-info",
  neutral: "bg-sunken text-muted",
  accent: "bg-accent text-on-accent",
}

export function Badge({
  tone = "neutral",
  children,
}: {
  readonly tone?: Tone
  readonly children: ReactNode
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
