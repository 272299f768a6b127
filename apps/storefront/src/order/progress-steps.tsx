import { Icon } from "@voltread/ui/components/icon.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import type { OrderProgress } from "./order-progress.ts"

interface ProgressStepsProps {
  readonly progress: OrderProgress
  readonly steps: ReadonlyArray<string>
}

export function ProgressSteps({ progress, steps }: ProgressStepsProps) {
  if (progress.stopped !== null) return <Notice severity="warning">{progress.stopped}</Notice>
  return (
    <ol aria-label="Progress of your order" className="grid grid-cols-5">
      {steps.map((step, index) => {
        const isDone = index < progress.done
        return (
          <li
            key={step}
            aria-current={index === progress.done - 1 ? "step" : undefined}
            className="relative flex flex-col items-center gap-2 text-center text-xs sm:text-sm"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={`absolute top-4 right-1/2 h-1 w-full -translate-y-1/2 ${isDone ? "bg-accent" : "bg-line"}`}
              />
            )}
            <span
              className={`relative z-1 grid size-8 place-items-center rounded-full border-2 ${isDone ? "border-accent bg-accent text-on-accent" : "border-line bg-surface text-muted"}`}
            >
              {isDone ? (
                <Icon name="check" className="size-4" />
              ) : (
                <span className="numeric">{index + 1}</span>
              )}
            </span>
            <span className={isDone ? "font-semibold" : "text-muted"}>
              {step}
              <span className="sr-only">{isDone ? ", done" : ", to come"}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
