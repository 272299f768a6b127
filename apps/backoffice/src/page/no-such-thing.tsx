import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import type { ReactNode } from "react"
import { PageTitle } from "./page-title.tsx"

interface NoSuchThingProps {
  /** That it does not exist: "This order does not exist". */
  readonly title: string
  /** A link to where it may be found. */
  readonly action: ReactNode
  readonly children?: ReactNode
}

/** In place of the page of a thing that does not exist. */
export function NoSuchThing({ title, action, children }: NoSuchThingProps) {
  return (
    <>
      <PageTitle>Not found</PageTitle>
      <EmptyState level={1} icon="search" title={title} action={action}>
        {children}
      </EmptyState>
    </>
  )
}
