import { type CryptoVendorOptions, startCryptoVendor } from "../coin-vendor/running-vendor.ts"
import type { RunningSimulator } from "../vendor.ts"
import { chargeAdmin } from "./admin.ts"
import { vendorRoutes } from "./api.ts"
import { Charge, isOpen } from "./charge.ts"
import { chargePage } from "./charge-page.ts"
import { Coinbase, type CoinbaseSettings } from "./coinbase.ts"
import { webhook } from "./webhook.ts"

export interface CoinbaseSimulatorOptions extends CryptoVendorOptions {
  readonly apiKey: string
  readonly webhookSecret: string
  readonly settings: CoinbaseSettings
}

export const startCoinbase = (options: CoinbaseSimulatorOptions): Promise<RunningSimulator> =>
  startCryptoVendor(
    {
      name: "coinbase",
      schema: Charge,
      isWaiting: (charge) => isOpen(charge) || charge.payments.some(({ isConfirmed }) => !isConfirmed),
      build: (notification, charge, misSigned, { clock, pageUrl }) =>
        webhook(notification, charge, {
          secret: options.webhookSecret,
          hostedUrl: (code) => pageUrl(`/pay/${code}`),
          clock,
          misSigned,
        }),
      open: ({ app, pageUrl, ...parts }) => {
        const coinbase = new Coinbase({ ...parts, settings: options.settings })
        vendorRoutes(app, {
          coinbase,
          apiKey: options.apiKey,
          hostedUrl: (code) => pageUrl(`/pay/${code}`),
        })
        chargePage(app, coinbase, parts.clock)
        return { tick: () => coinbase.tick(), admin: (admin) => chargeAdmin(admin, coinbase) }
      },
    },
    options,
  )
