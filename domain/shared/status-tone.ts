/** Color of a status (spec §4). */
export type StatusTone = "red" | "orange" | "green"
