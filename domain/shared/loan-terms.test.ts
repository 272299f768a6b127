import { expect, test } from "vitest"
import { AMOUNTS_OF_2026, offeredTerms, TERMS_OF_2026 } from "./loan-terms.ts"

test("staff can exclude amounts that the lender finances, and never add any", () => {
  expect(offeredTerms(AMOUNTS_OF_2026)).toEqual(TERMS_OF_2026)
  const lease = { cheapest: 200_00, dearest: 4_000_00 }
  const loan = { cheapest: 1_00, dearest: 99_000_00 }
  expect(offeredTerms({ lease, loan })).toEqual({
    lease: { ...TERMS_OF_2026.lease, ...lease },
    loan: TERMS_OF_2026.loan,
  })
})
