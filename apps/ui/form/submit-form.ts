export interface SubmittedForm {
  readonly state: { readonly isSubmitting: boolean }
  readonly validate: (cause: "submit") => unknown
  readonly handleSubmit: () => Promise<unknown>
}

/** Submits a form as it is now; one that is being submitted is left alone. */
export const submitForm = async (form: SubmittedForm): Promise<void> => {
  // The form itself checks this at its first attempt only.
  if (form.state.isSubmitting) return
  // Else it goes by what was wrong when a field was last left: Enter in the last field, just filled, would do nothing.
  void form.validate("submit")
  await form.handleSubmit()
}
