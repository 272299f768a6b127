import { US_STATES } from "@voltread/domain/shared/us-states.ts"
import type { Option } from "../../components/option-list.tsx"

/** For the select of an address. */
export const STATE_OPTIONS: ReadonlyArray<Option> = Object.entries(US_STATES).map(([id, label]) => ({
  id,
  label,
}))
