const GIGABYTE = 1_000_000_000
const ENOUGH = 5 * GIGABYTE

/** `free`: bytes. */
export const judgeDisk = (
  free: number,
): { readonly state: "ok" | "warning" | "problem"; readonly says: string } => {
  const left = `${(free / GIGABYTE).toFixed(1)} GB are free`
  if (free < GIGABYTE) return { state: "problem", says: `${left}: make room, or the database stops writing.` }
  return free < ENOUGH
    ? { state: "warning", says: `${left}: make room soon.` }
    : { state: "ok", says: `${left}.` }
}
