import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { changeProblem } from "@voltread/ui/api/change-problem.ts"
import { decodeFieldErrors } from "@voltread/ui/api/envelope.ts"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { useState } from "react"
import {
  AddPriceMarkupDocument,
  type MarkupFragment,
  type MarkupOutcomeFragment,
  UpdatePriceMarkupDocument,
} from "../generated/prices.ts"
import { useNewestVersion } from "../page/newest-version.ts"
import { request } from "../session/request.ts"
import type { ChangeResult } from "../session/rest.ts"
import type { termsOf } from "./markup-values.ts"
import { markupQuery, PRICES } from "./queries.ts"

export type Terms = NonNullable<ReturnType<typeof termsOf>>

/** What became of a rule that was sent. */
export type Saved =
  | ChangeResult
  | { readonly _tag: "outdated"; readonly before: MarkupFragment; readonly newer: MarkupFragment }

const send = async (ask: () => Promise<MarkupOutcomeFragment>): Promise<ChangeResult> => {
  try {
    const { success, message, fieldErrors } = await ask()
    return success
      ? { _tag: "done", message }
      : { _tag: "refused", message, fieldErrors: decodeFieldErrors(fieldErrors) }
  } catch (error) {
    return { _tag: "refused", message: changeProblem(error), fieldErrors: [] }
  }
}

/** Says what became of a rule; from one that is saved, goes back to the list. */
const useFinish = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (answer: ChangeResult): Promise<ChangeResult> => {
    if (answer._tag === "done") {
      showToast({ severity: "success", message: answer.message })
      await queryClient.invalidateQueries({ queryKey: [PRICES] })
      await navigate({ to: "/prices" })
    } else if (answer.fieldErrors.length === 0) {
      showToast({ severity: "error", message: answer.message })
    }
    return answer
  }
}

/** Adds a rule, which may be sent again after a lost connection. */
export const useAddMarkup = () => {
  const finish = useFinish()
  const [id] = useState(() => crypto.randomUUID())
  return async (terms: Terms): Promise<Saved> => {
    const input = { id, ...terms }
    const ask = async () => (await request(AddPriceMarkupDocument, { input }, { isRepeatable: true })).result
    return finish(await send(ask))
  }
}

/** Changes, deletes or restores a rule. */
export const useUpdateMarkup = (opened: MarkupFragment) => {
  const finish = useFinish()
  const queryClient = useQueryClient()
  const { current, before, isPending, save } = useNewestVersion({
    opened,
    load: () => queryClient.fetchQuery({ ...markupQuery(opened.id), staleTime: 0 }),
    versionOf: ({ updatedAt }) => updatedAt,
  })
  return {
    current,
    before,
    isPending,
    update: async (terms: Terms, isDeleted: boolean): Promise<Saved> => {
      const answer = await save(({ id, updatedAt }) => {
        const input = { id, updatedAt, isDeleted, ...terms }
        return send(
          async () => (await request(UpdatePriceMarkupDocument, { input }, { isRepeatable: true })).result,
        )
      })
      return answer._tag === "outdated" ? answer : finish(answer)
    },
  }
}
