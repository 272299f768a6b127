/** A time of waiting in words, rounded up: "1 minute". */
export const inMinutes = (seconds: number): string => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes === 1 ? "1 minute" : `${minutes} minutes`
}
