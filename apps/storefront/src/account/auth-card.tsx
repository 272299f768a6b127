import type { ReactNode } from "react"

interface AuthCardProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** The link below the card, such as "Create an account". */
  readonly footer?: ReactNode
}

/** Layout of the log-in, registration and password pages. */
export function AuthCard({ title, lead, children, footer }: AuthCardProps) {
  return (
    <div className="page flex flex-col items-center gap-6 py-8 desk:py-16">
      <div className="flex w-full max-w-lg flex-col gap-6 rounded-xl wrap-anywhere border border-line bg-surface p-6 shadow-card sm:p-10">
        <div className="flex flex-col gap-2">
          <h1 className="text-3xl">{title}</h1>
          {lead !== undefined && <p className="text-muted">{lead}</p>}
        </div>
        {children}
      </div>
      {footer !== undefined && <p className="text-center">{footer}</p>}
    </div>
  )
}

export const textLink = "font-semibold underline underline-offset-4"
