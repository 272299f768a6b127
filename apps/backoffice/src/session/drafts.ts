/**
 * Texts that were begun and not sent, by what they are for. In this tab's memory alone: they outlast the session of who
 * writes them, and are forgotten as soon as somebody else logs in.
 */
export const drafts = new Map<string, string>()
