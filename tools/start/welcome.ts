import { Effect } from "effect"
import { DEMO_LOGINS } from "./logins.ts"
import { OPERATOR } from "./ports.ts"
import { type Shop, simulatedVendors } from "./shop.ts"

/** The addresses to open, and the log-ins. */
export const welcome = ({ settings, secrets, screen, folder, development, ports }: Shop) => {
  const hasMailbox = settings.demoData && !development && !process.env.SMTP_URL
  const site = settings.publicUrl
  const addresses = [
    ["Shop", `${site}/`],
    ["Back office", `${site}/backoffice/`],
    ["REST API", `${site}/api/docs`],
    ...(simulatedVendors(settings).length > 0
      ? [["Simulated vendors", `http://localhost:${ports.simulators[OPERATOR]}/`]]
      : []),
    ...(hasMailbox ? [["Mail to everybody", `${site}/dev/mailbox`]] : []),
  ]
  const logins = DEMO_LOGINS.map(({ username }) => [username, secrets.demoPassword])
  const table = (rows: ReadonlyArray<ReadonlyArray<string>>) =>
    rows.map(([left = "", right = ""]) => `  ${left.padEnd(26)} ${right}`)
  const lines = [
    "",
    ...table(addresses),
    ...(settings.demoData ? ["", "  Demo logins for the back office:", ...table(logins)] : []),
    "",
    `  Logs: ${folder.logs}    Stop: Ctrl-C`,
  ]
  return Effect.forEach(lines, screen.line, { discard: true })
}
