/** The same message whatever the reason, so that nobody learns whose passkey it is. */
export const PASSKEY_REFUSED = "This passkey did not work. Please try again, or log in another way."
