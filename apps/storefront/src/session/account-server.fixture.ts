import type { RestCall, RestRequest } from "@voltread/ui/api/rest.ts"

/** A server whose answers hold this under `name`, or which refuses where it is null; and the calls that it got. */
export const answeringWith = (name: string, content: unknown) => {
  const calls: Array<RestCall> = []
  const rest: RestRequest = async (call) => {
    calls.push(call)
    return {
      isSuccess: content !== null,
      successMessage: "",
      errorMessage: "",
      fieldErrors: [],
      data: { [name]: content },
    }
  }
  return { rest, calls }
}
