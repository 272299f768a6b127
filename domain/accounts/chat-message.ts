/** Characters of one message, spec §1; apart from its schema, which the pages that count them do not need. */
export const MAX_CHAT_MESSAGE = 2_000
