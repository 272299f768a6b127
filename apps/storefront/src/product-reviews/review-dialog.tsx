import { useQueryClient } from "@tanstack/react-query"
import type { OwnReview } from "@voltread/domain/contract/product-review.ts"
import { ReviewForm } from "@voltread/domain/shared/review.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"
import { useTextForm } from "@voltread/ui/form/text-form.tsx"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { ValidatedForm } from "@voltread/ui/form/validated-form.tsx"
import { toast } from "../shop/toasts.ts"
import { createUnsent, useUnsent } from "../shop/unsent.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { reviewsKey } from "./queries.ts"
import { StarInput } from "./star-input.tsx"

interface ReviewDialogProps {
  readonly product: { readonly productId: string; readonly productName: string }
  readonly path: string
  /** Null: there is none yet. */
  readonly review: OwnReview | null
  /** The name that it is shown with. */
  readonly author: string
  readonly onClose: () => void
}

interface Values {
  readonly stars: string
  readonly title: string
  readonly text: string
}

const validate = schemaValidator(ReviewForm)
const sent = (values: Values) => ({ ...values, stars: Number(values.stars) })
const FAILED = "The review could not be saved."
const unsent = createUnsent<Values>()

/** The shopper's own review, new or changed. */
export default function ReviewDialog({ product, path, review, author, onClose }: ReviewDialogProps) {
  const queries = useQueryClient()
  const { problem, send } = useRestCall()
  const { productId, productName } = product
  const { values, keep, close } = useUnsent(
    unsent,
    path,
    {
      stars: review === null ? "" : String(review.stars),
      title: review?.title ?? "",
      text: review?.text ?? "",
    },
    onClose,
  )
  const form = useTextForm({
    defaultValues: values,
    listeners: { onChange: ({ formApi }) => keep(formApi.state.values) },
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => validate(sent(value)) },
    onSubmit: async ({ value, formApi }) => {
      const body = sent(value)
      const answer = await send({ method: "PUT", path, body }, FAILED, formApi)
      if (answer === null) return
      void queries.invalidateQueries({ queryKey: ["own-review"] })
      void queries.invalidateQueries({ queryKey: reviewsKey(productId) })
      toast({ severity: "success", message: answer.successMessage })
      close()
    },
  })
  return (
    <Dialog
      isDismissable={false}
      title={review === null ? "Write a review" : "Change your review"}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
    >
      <p className="mb-5 text-muted">{productName}</p>
      <ValidatedForm form={form} problem={problem}>
        <form.AppField name="stars">
          {(field) => <StarInput value={field.state.value} onChange={field.handleChange} />}
        </form.AppField>
        <form.AppField name="title">
          {(field) => <field.TextInput label="Title" maxLength={120} autoComplete="off" />}
        </form.AppField>
        <form.AppField name="text">
          {(field) => (
            <field.TextInput
              label="Your review"
              rows={6}
              maxLength={4_000}
              description="What is good, what is not, and what you use it for."
            />
          )}
        </form.AppField>
        <p className="text-sm text-muted">
          Shown as {author}, once we have looked at it.
          {review?.status === "published" && " Until then your review is not shown."}
        </p>
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onPress={close}>
            Cancel
          </Button>
          <form.SubmitButton>Send review</form.SubmitButton>
        </div>
      </ValidatedForm>
    </Dialog>
  )
}
