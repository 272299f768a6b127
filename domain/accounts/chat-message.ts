/**
 * The most characters of a message, spec §1. Not in the schema's file, which pages that count characters need not load.
 */
export const MAX_CHAT_MESSAGE = 2_000
