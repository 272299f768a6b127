import type { MoneyVendor } from "../simulators/vendor-books.ts"
import { simulatorPorts } from "../start/ports.ts"
import type { LoadedShop } from "./loaded-shop.ts"
import { NotAnswered } from "./session.ts"

export const ANSWER_TIMEOUT_MS = 10_000

/** Calls a simulated vendor's routes for tests; rejects with `NotAnswered` while it is not there. */
export const askVendor = async (
  { process, simulatorToken }: Pick<LoadedShop, "process" | "simulatorToken">,
  vendor: MoneyVendor,
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<unknown> => {
  const url = `http://127.0.0.1:${simulatorPorts(process.dataDir)[vendor]}/admin${path}`
  const { ok, status, text } = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${simulatorToken}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
    .then(async (answer) => ({ ok: answer.ok, status: answer.status, text: await answer.text() }))
    .catch((cause: unknown) => Promise.reject(new NotAnswered(String(cause), { cause })))
  if (!ok) throw new Error(`${vendor} answered ${status} to ${method} ${path}: ${text}`)
  return text === "" ? undefined : JSON.parse(text)
}
