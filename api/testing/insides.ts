/** What no answer may reveal: stack traces, SQL, and messages of the software underneath. */
export const INSIDES =
  /\n\s+at |\b(select|insert|update|delete) .*\b(from|into|set|where)\b|pg_|node_modules|Missing key|^Expected |Media Type|Body is not/i
