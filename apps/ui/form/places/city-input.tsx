import { Suspense, useId, useRef, useState } from "react"
import { SuggestingField } from "../../components/suggesting-field.tsx"
import { type FieldDisplayProps, useFieldContext, useShownError } from "../contexts.ts"
import { optionalPart } from "./optional-part.ts"
import type { PlaceCompletion } from "./use-place-completion.ts"

const CityList = optionalPart(() => import("./city-list.tsx").then(({ CityList: part }) => part))

interface CityInputProps extends FieldDisplayProps {
  readonly completion: PlaceCompletion
  readonly autoComplete: string
}

/** The city of an address: places of the shop are offered while it is typed, and any other stays as it is. */
export function CityInput({ completion, ...props }: CityInputProps) {
  const field = useFieldContext<string>()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  /** The list's state; null while nothing is offered. */
  const [offered, setOffered] = useState<{ readonly activeId: string | undefined } | null>(null)
  const { isCityTyped, setCityTyped } = completion
  const errorMessage = useShownError()
  return (
    <SuggestingField
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={(text) => {
        setCityTyped(document.activeElement === input.current)
        field.handleChange(text)
      }}
      onBlur={() => {
        setCityTyped(false)
        field.handleBlur()
      }}
      errorMessage={errorMessage}
      input={input}
      listId={isCityTyped && offered !== null ? listId : undefined}
      activeId={isCityTyped ? offered?.activeId : undefined}
    >
      {isCityTyped && (
        <Suspense fallback={null}>
          <CityList
            id={listId}
            text={field.state.value}
            completion={completion}
            input={input}
            onOffer={setOffered}
          />
        </Suspense>
      )}
    </SuggestingField>
  )
}
