import { type ComponentType, type FormEvent, type PropsWithChildren, useRef } from "react"
import { ProblemNotice } from "../components/notice.tsx"
import { focusFirstInvalid } from "./first-invalid.ts"
import { NeedsScript } from "./needs-script.tsx"
import { type SubmittedForm, submitForm } from "./submit-form.ts"

interface ValidatedFormProps {
  readonly form: SubmittedForm & { readonly AppForm: ComponentType<PropsWithChildren> }
  readonly problem: string | null
}

/** Shows the server's refusal above the fields; after a submit, focuses the first invalid field. */
export function ValidatedForm({ form, problem, children }: PropsWithChildren<ValidatedFormProps>) {
  const element = useRef<HTMLFormElement>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submitForm(form).then(() => focusFirstInvalid(element.current))
  }
  return (
    <form.AppForm>
      <form ref={element} method="post" noValidate className="flex flex-col gap-5" onSubmit={onSubmit}>
        <ProblemNotice problem={problem} />
        <NeedsScript />
        {children}
      </form>
    </form.AppForm>
  )
}
