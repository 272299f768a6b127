import { loggedIn } from "@voltread/ui/session/session.ts"

/** The action by which a customer is logged in. */
export const customerIn = (username = "ann@example.com") =>
  loggedIn({
    user: { username, type: "CUSTOMER", firstName: "Ann", lastName: "Lee" },
    tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
    isCustomerSession: true,
  })
