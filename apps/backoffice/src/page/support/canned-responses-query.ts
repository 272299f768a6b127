import { queryOptions } from "@tanstack/react-query"
import type { ReadyAnswer } from "@voltread/domain/contract/ready-answer.ts"
import { read } from "../../session/rest.ts"

export const READY_ANSWERS = "/api/admin/ready-answers"

/** All of them, by their names. */
export const readyAnswersQuery = queryOptions({
  queryKey: ["ready-answers"],
  queryFn: async ({ signal }): Promise<ReadonlyArray<ReadyAnswer>> => {
    const schema = async () => (await import("@voltread/domain/contract/ready-answer.ts")).ReadyAnswersData
    return (await read(schema, { method: "GET", path: READY_ANSWERS, signal }))?.answers ?? []
  },
  staleTime: 60_000,
})

/** Those that are offered in emails about an order, or in answers to messages and in chats. */
export const answersFor = (
  use: ReadyAnswer["use"],
  answers: ReadonlyArray<ReadyAnswer> = [],
): ReadonlyArray<ReadyAnswer> => answers.filter((answer) => answer.use === use)
