import { PROFILES } from "@voltread/api/imports/profiles.ts"
import { TEMPLATE_PROFILES } from "@voltread/api/imports/templates.ts"
import { REFERENCE_KINDS } from "@voltread/domain/shared/reference-kinds.ts"
import { refuseCall } from "../start/usage.ts"

export const USAGE = `Usage: npm run import -- <file.jsonl|file.csv>[.gz]... [--profile NAME | --mapping NAME|FILE] [--stock UNITS] [--complete] [--dry-run] [--rejected FILE]

Profiles: ${Object.keys(PROFILES).join(", ")}. Without one, a file is recognized by its columns.
--mapping: what the columns of the file stand for, as saved in the back office under NAME, or in a FILE that ends in .json:
  { "profile": "abt-buy", "columns": { "Seller": "shop", "Item": "name", "Retail": "price" } }
--complete: products of the same supplier that a file does not name are taken off sale.
       npm run import -- --ad-costs <file.csv>[.gz] [--dry-run] [--rejected FILE]
Columns day, campaign, keyword, clicks, cost: what ads cost, for the Google Keywords report.
       npm run import -- --history <file.jsonl>[.gz] [--shop NAME] [--prefix TEXT] [--dry-run] [--rejected FILE]
Customers, past orders and returns of another shop, as docs/past-orders.md has them. --shop: its name, the same each time, at most
  30 characters (Former shop); --prefix: stands before its order numbers, at most 10 characters.
       npm run import -- --reference KIND <file.csv|file.jsonl>[.gz] [--dry-run] [--rejected FILE]
       npm run -s import -- --export KIND > file.csv
       npm run -s import -- --template KIND > file.csv
Kinds: ${Object.keys(REFERENCE_KINDS).join(", ")}.
KIND may also be history (JSON lines: > history.jsonl; what it cannot tell of is listed); templates also for ad-costs, ${TEMPLATE_PROFILES.join(", ")}.
--dry-run: says what would change, and changes nothing.
The shop (or its database) must be running.`

/** Says how the command is used. The exit code of a call that cannot be understood. */
export const showUsage = (): number => refuseCall(USAGE)
