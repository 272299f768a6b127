import { ProblemNotice } from "@voltread/ui/components/notice.tsx"

interface StepHeadProps {
  readonly title: string
  readonly hint: string
  readonly problem: string | undefined
}

/** What a step of a log-in is about, and what went wrong in it. */
export function StepHead({ title, hint, problem }: StepHeadProps) {
  return (
    <>
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl">{title}</h1>
        <p className="text-muted">{hint}</p>
      </div>
      <ProblemNotice problem={problem} />
    </>
  )
}
