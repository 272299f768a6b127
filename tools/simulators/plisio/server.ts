import { type CryptoVendorOptions, startCryptoVendor } from "../coin-vendor/running-vendor.ts"
import type { RunningSimulator } from "../vendor.ts"
import { invoiceAdmin } from "./admin.ts"
import { vendorRoutes } from "./api.ts"
import { callback } from "./callback.ts"
import { Invoice, isOpen } from "./invoice.ts"
import { invoicePage } from "./invoice-page.ts"
import { Plisio, type PlisioSettings } from "./plisio.ts"

export interface PlisioSimulatorOptions extends CryptoVendorOptions {
  readonly secretKey: string
  readonly settings: PlisioSettings
}

export const startPlisio = (options: PlisioSimulatorOptions): Promise<RunningSimulator> =>
  startCryptoVendor(
    {
      name: "plisio",
      schema: Invoice,
      isWaiting: isOpen,
      build: (notification, invoice, misSigned) =>
        callback(notification, invoice, options.secretKey, misSigned),
      open: ({ app, pageUrl, ...parts }) => {
        const plisio = new Plisio({ ...parts, settings: options.settings })
        vendorRoutes(app, {
          plisio,
          secretKey: options.secretKey,
          invoiceUrl: (id) => pageUrl(`/invoice/${id}`),
        })
        invoicePage(app, plisio, parts.clock)
        return { tick: () => plisio.tick(), admin: (admin) => invoiceAdmin(admin, plisio) }
      },
    },
    options,
  )
