import { Context, type Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"

/** A click as reported to the tracking service (gateways §9). */
export interface Click {
  readonly affiliateId: string
  readonly subAffiliateId: string | null
  readonly acid: string | null
  readonly clickHash: string | null
  readonly url: string
  readonly referrer: string | null
  readonly ip: string
  readonly userAgent: string
}

export interface ClickAnswer {
  readonly code: number
  readonly rxId: string | null
}

/** The affiliate-tracking service of spec §7. */
export interface ClickTrackerService {
  /** False: no clicks are stored for it. */
  readonly isOn: boolean
  readonly report: (click: Click) => Effect.Effect<ClickAnswer, GatewayError>
  /** The second call of spec §7, after a click was answered with 200. */
  readonly confirm: (click: Click, answer: ClickAnswer) => Effect.Effect<void, GatewayError>
}

export class ClickTracker extends Context.Service<ClickTracker, ClickTrackerService>()(
  "@voltread/api/ClickTracker",
) {}
