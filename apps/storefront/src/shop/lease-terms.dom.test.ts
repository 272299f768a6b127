// @vitest-environment happy-dom
import { TERMS_OF_2026 } from "@voltread/domain/shared/loan-terms.ts"
import { afterEach, expect, test } from "vitest"
import { leaseTerms, leaseTermsMeta } from "./lease-terms.ts"

afterEach(() => document.head.replaceChildren())

test("what leasing costs is what the server has written into the page; without it nothing is known", () => {
  expect(leaseTerms()).toBeNull()
  const { content, name } = leaseTermsMeta(TERMS_OF_2026.lease)
  const meta = document.head.appendChild(document.createElement("meta"))
  meta.name = name
  meta.content = content
  expect(leaseTerms()).toEqual(TERMS_OF_2026.lease)
})
