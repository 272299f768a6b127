import { STARS } from "@voltread/domain/shared/review.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { useShownError } from "@voltread/ui/form/contexts.ts"
import { useId } from "react"

const WORDS = { 1: "Poor", 2: "Fair", 3: "Good", 4: "Very good", 5: "Excellent" } as const

interface StarInputProps {
  /** One to five; empty when nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Five stars to choose from; arrow keys move, as in every group of radio buttons. */
export function StarInput({ value, onChange }: StarInputProps) {
  const errorMessage = useShownError()
  const id = useId()
  const chosen = STARS.find((stars) => String(stars) === value)
  return (
    <fieldset aria-describedby={errorMessage === undefined ? undefined : `${id}-error`}>
      <legend className="text-sm font-semibold">Your rating</legend>
      <div className="mt-1 flex items-center">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`${id}-stars`}
              value={stars}
              checked={value === String(stars)}
              aria-invalid={errorMessage === undefined ? undefined : true}
              onChange={() => onChange(String(stars))}
              className="sr-only"
            />
            <span className="sr-only">{stars === 1 ? "1 star" : `${stars} stars`}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className={`size-8 stroke-2 ${Number(value) >= stars ? "fill-accent-ink stroke-accent-ink" : "fill-none stroke-muted"}`}
            >
              <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8L12 3.5Z" />
            </svg>
          </label>
        ))}
        <span aria-hidden="true" className="ml-3 text-sm text-muted">
          {chosen === undefined ? "" : WORDS[chosen]}
        </span>
      </div>
      {errorMessage !== undefined && (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-danger">
          <Icon name="alert" className="mt-0.5 size-4" />
          {errorMessage}
        </p>
      )}
    </fieldset>
  )
}
