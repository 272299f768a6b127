import { messageOf } from "@voltread/ui/api/api-error.ts"
import { isUnanswered } from "@voltread/ui/api/change-problem.ts"
import type { Envelope } from "@voltread/ui/api/envelope.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { serverErrors } from "@voltread/ui/form/field-errors.ts"
import { useState } from "react"
import { useShop } from "./use-shop.ts"

interface ErrorsTaken {
  readonly setErrorMap: (errors: ReturnType<typeof serverErrors>) => void
}

interface RestCallState {
  /** Why the last call failed; null after a success and while a call is pending. */
  readonly problem: string | null
  readonly isPending: boolean
  /**
   * The envelope of a success; null after a failure, with the server's field errors set on `form`. `failure` is shown
   * where the server sends no message (spec §8), `unanswered` where nobody knows whether the call was carried out.
   */
  readonly send: (
    call: RestCall,
    failure: string,
    form?: ErrorsTaken,
    unanswered?: string,
  ) => Promise<Envelope | null>
}

/** A REST call with its pending state and its error, for a form or a button. */
export const useRestCall = (): RestCallState => {
  const { rest } = useShop()
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  const send: RestCallState["send"] = async (call, failure, form, unanswered) => {
    setProblem(null)
    setPending(true)
    try {
      const answer = await rest(call)
      if (answer?.isSuccess === true) return answer
      setProblem(answer?.errorMessage || failure)
      if (answer !== null && answer.fieldErrors.length > 0)
        form?.setErrorMap(serverErrors(answer.fieldErrors))
    } catch (error) {
      setProblem(unanswered !== undefined && isUnanswered(error) ? unanswered : messageOf(error))
    } finally {
      setPending(false)
    }
    return null
  }

  return { problem, isPending, send }
}
