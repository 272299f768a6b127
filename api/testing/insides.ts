/** What an answer must not tell: traces, statements, and words of the programs below. */
export const INSIDES =
  /\n\s+at |\b(select|insert|update|delete) .*\b(from|into|set|where)\b|pg_|node_modules/i
