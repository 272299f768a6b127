import { expect, test } from "vitest"
import { maskedTemplate } from "./masked-template.ts"

test.each([
  [
    "a token by its name",
    "https://n.example/?nid=1&verification_token=abc",
    "https://n.example/?nid=1&verification_token=•••",
  ],
  ["a key by its name", "https://n.example/?api_key=abc&o=7", "https://n.example/?api_key=•••&o=7"],
  ["a value that looks like one", "https://n.example/p?x=a81bc81bdead4e5dabff", "https://n.example/p?x=•••"],
  ["a value that has signs of its own", "https://n.example/?token=a=b", "https://n.example/?token=•••"],
  [
    "a value with a placeholder behind it",
    "https://n.example/?auth=abc{click}",
    "https://n.example/?auth=•••",
  ],
  ["a part of the path", "https://n.example/hook/T0123456789ABCDEF/in", "https://n.example/hook/•••/in"],
  ["all of what is no address", "a81bc81bdead4e5d", "•••"],
])("the secret is taken out of a template: %s", (_, template, shown) => {
  expect(maskedTemplate(template)).toBe(shown)
})

test.each([
  "https://www.network.example/?nid=1&transaction_id={click}&amount={value}&verification_token={token}",
  "https://affiliate.example/postback?click={click}&order={order}",
  "https://example.go2cloud.org/aff_lsr",
  "https://n.example/?flag&empty=",
])("what is no secret stays as it is: %s", (template) => {
  expect(maskedTemplate(template)).toBe(template)
})
