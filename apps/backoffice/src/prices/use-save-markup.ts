import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import type { FieldError } from "@voltread/domain/shared/field-error.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { decodeFieldErrors } from "@voltread/ui/api/envelope.ts"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { useState } from "react"
import {
  AddPriceMarkupDocument,
  type MarkupFragment,
  type MarkupOutcomeFragment,
  UpdatePriceMarkupDocument,
} from "../generated/prices.ts"
import { request } from "../session/request.ts"
import type { termsOf } from "./markup-values.ts"
import { PRICES } from "./queries.ts"

export type Terms = NonNullable<ReturnType<typeof termsOf>>
export type FieldErrors = ReadonlyArray<FieldError>

/** Sends a rule that may be sent again after a lost connection; once it is saved, goes back to the list. */
export const useSaveMarkup = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [newId] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (send: () => Promise<MarkupOutcomeFragment>) => send(),
  })

  const save = async (send: () => Promise<MarkupOutcomeFragment>): Promise<FieldErrors> => {
    try {
      const { success, message, fieldErrors } = await mutateAsync(send)
      if (!success) {
        if (fieldErrors.length === 0) showToast({ severity: "error", message })
        return decodeFieldErrors(fieldErrors)
      }
      showToast({ severity: "success", message })
      await queryClient.invalidateQueries({ queryKey: [PRICES] })
      await navigate({ to: "/prices" })
    } catch (error) {
      showToast({ severity: "error", message: messageOf(error) })
    }
    return []
  }

  return {
    isPending,
    add: (terms: Terms) =>
      save(async () => {
        const input = { id: newId, ...terms }
        return (await request(AddPriceMarkupDocument, { input }, { isRepeatable: true })).result
      }),
    update: ({ id, updatedAt }: MarkupFragment, terms: Terms, isDeleted: boolean) =>
      save(async () => {
        const input = { id, updatedAt, isDeleted, ...terms }
        return (await request(UpdatePriceMarkupDocument, { input }, { isRepeatable: true })).result
      }),
  }
}
