import type { VisitBegan } from "./visit.ts"

/** A visit for tests and demonstrations: a person at a desk in the United States, on the home page. */
export const aVisit = (change: Partial<VisitBegan> = {}): VisitBegan => ({
  visitId: "visit-1",
  parameters: {},
  landingPage: "/",
  referrer: null,
  deviceClass: "desktop",
  country: "US",
  isBot: false,
  hasConsent: true,
  ...change,
})
