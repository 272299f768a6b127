import { envelope } from "@voltread/domain/contract/envelope.ts"
import { Arbitrary, Effect, Schema } from "effect"
import { expect, test } from "vitest"
import { decodeEnvelope } from "./envelope.ts"

const Answer = envelope(Schema.NullOr(Schema.Record(Schema.String, Schema.String)))
const decodeAnswer = Schema.decodeUnknownSync(Answer)

test("every envelope that the API may send is read, its absent words and data as empty ones", async () => {
  const answers = await Effect.runPromise(Arbitrary.sampleEffect(Arbitrary.schema(Answer), { count: 200 }))
  for (const made of answers) {
    const sent: unknown = JSON.parse(JSON.stringify(made))
    const answer = decodeAnswer(sent)
    expect(decodeEnvelope(sent, true)).toEqual({
      isSuccess: answer.isSuccess,
      successMessage: answer.successMessage ?? "",
      errorMessage: answer.errorMessage || (answer.message ?? ""),
      fieldErrors: answer.fieldErrors,
      data: answer.data ?? {},
    })
    expect(decodeEnvelope(sent, false).isSuccess).toBe(false)
  }
})
