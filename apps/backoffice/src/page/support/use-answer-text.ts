import { useRef } from "react"
import { useRequiredText } from "../use-required-text.ts"

/** The draft of an answer. Its id stays until it is edited: sending it again does not duplicate it. */
export const useAnswerText = (place: string) => {
  const text = useRequiredText("Please enter a message", { place })
  const id = useRef<string>(undefined)
  const setValue = (value: string) => {
    id.current = undefined
    text.setValue(value)
  }
  return {
    ...text,
    setValue,
    /** What to send; undefined, with the message shown, when there is no text. */
    read: () => {
      const message = text.read()
      if (message === undefined) return
      id.current ??= crypto.randomUUID()
      return { id: id.current, message }
    },
    insert: (more: string) => {
      id.current = undefined
      text.insert(more)
    },
  }
}

export type AnswerText = ReturnType<typeof useAnswerText>
