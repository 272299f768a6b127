import { describe, expect, it } from "vitest"
import { localTokenizer } from "./local-tokenizer.ts"

const card = { number: "4111 1111 1111 1111", expiry: "12 / 30", cvv: "123" }
const answering = (body: unknown, status: number) => {
  const calls: Array<{ url: string; init: RequestInit | undefined }> = []
  const tokenizer = localTokenizer("http://127.0.0.1:9/tokenize", async (input, init) => {
    calls.push({ url: String(input), init })
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status })
  })
  return { tokenizer, calls }
}

describe("local card form", () => {
  it("posts the card to the tokenizer alone, without cookies, and gets a token", async () => {
    const { tokenizer, calls } = answering(
      {
        nonce: "tokencc_1",
        type: "CreditCard",
        details: { cardType: "Visa", lastFour: "1111", bin: "411111" },
      },
      201,
    )
    expect(await tokenizer.tokenize(card)).toEqual({
      _tag: "Token",
      token: { nonce: "tokencc_1", cardType: "Visa", lastFour: "1111" },
    })
    expect(calls.map(({ url, init }) => [url, init?.credentials, JSON.parse(String(init?.body))])).toEqual([
      [
        "http://127.0.0.1:9/tokenize",
        "omit",
        { number: "4111111111111111", expirationMonth: "12", expirationYear: "30", cvv: "123" },
      ],
    ])
  })

  it("shows what is wrong at the field it is wrong with, the first thing of each", async () => {
    const { tokenizer } = answering(
      {
        errors: [
          { field: "expirationMonth", message: "Enter a month from 01 to 12." },
          { field: "expirationYear", message: "This card has expired." },
          { field: "cvv", message: "Enter the 3 digits of the security code." },
        ],
      },
      422,
    )
    expect(await tokenizer.tokenize(card)).toEqual({
      _tag: "Invalid",
      errors: { expiry: "Enter a month from 01 to 12.", cvv: "Enter the 3 digits of the security code." },
    })
  })

  it.each([
    ["no JSON", "<html>", 502],
    ["no token", {}, 201],
    ["no reasons", {}, 422],
  ])("says that the card could not be checked when the answer is %s", async (_name, body, status) => {
    expect(await answering(body, status).tokenizer.tokenize(card)).toMatchObject({ _tag: "Unreachable" })
  })
})
