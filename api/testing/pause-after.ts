import { expect } from "vitest"
import type { ShopApp } from "./shop-app.ts"

/**
 * Seconds until the only row of an outbox is due again after so many tries in vain. `send` makes the last of them.
 */
export const pauseAfter =
  ({ sql }: Pick<ShopApp, "sql">, outbox: "mail_outbox" | "affiliate_postback", send: () => Promise<void>) =>
  async (tries: number): Promise<number> => {
    await sql(`update ${outbox} set attempts = $1, next_attempt_at = now()`, [tries - 1])
    await send()
    const [row] = await sql(
      `select extract(epoch from next_attempt_at - clock_timestamp())::float8 as seconds from ${outbox}`,
    )
    return Number(row?.seconds)
  }

/** Seconds by tries; some of them pass until one looks. */
export const expectPauses = async (
  after: (tries: number) => Promise<number>,
  pauses: ReadonlyArray<readonly [tries: number, seconds: number]>,
): Promise<void> => {
  for (const [tries, seconds] of pauses) {
    const pause = await after(tries)
    expect(pause, `after ${tries}`).toBeLessThanOrEqual(seconds)
    expect(pause, `after ${tries}`).toBeGreaterThan(seconds - 9)
  }
}
