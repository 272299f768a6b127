import { expect, test } from "vitest"
import { ApiError } from "./api-error.ts"
import { decodeEnvelope, type Envelope } from "./envelope.ts"
import { hasEnded } from "./has-ended.ts"

const answer = async (isSuccess: boolean): Promise<Envelope> => decodeEnvelope({ isSuccess }, true)
const failure = (kind: ApiError["kind"]): Promise<never> => Promise.reject(new ApiError(kind, "no"))

test.each<[string, () => Promise<Envelope | null>, boolean]>([
  ["said so", () => answer(true), true],
  ["does not know it anymore", () => failure("unauthenticated"), true],
  ["refused", () => answer(false), false],
  ["answered nothing", async () => null, false],
  ["was not reached", () => failure("network"), false],
])("a session whose server %s has ended: %s", async (_, call, isOver) => {
  expect(await hasEnded(call())).toBe(isOver)
})
