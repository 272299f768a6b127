/** To whoever could not use a passkey: for every reason the same, so that nobody learns whose it is. */
export const PASSKEY_REFUSED = "This passkey did not work. Please try again, or log in another way."
