import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** A network on this machine with preset answers, which records its calls. */
export interface NetworkDouble {
  readonly host: string
  readonly url: string
  /** Paths with their queries, in the order of arrival. */
  readonly calls: ReadonlyArray<string>
  readonly bodies: ReadonlyArray<string>
  answer: { status: number; body: string; headers?: Record<string, string> }
  readonly close: () => Promise<void>
}

export const networkDouble = async (): Promise<NetworkDouble> => {
  const calls: Array<string> = []
  const bodies: Array<string> = []
  const double: { answer: NetworkDouble["answer"] } = { answer: { status: 200, body: "" } }
  const server = createServer((request, response) => {
    let body = ""
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on("end", () => {
      calls.push(request.url ?? "")
      bodies.push(body)
      response.writeHead(double.answer.status, double.answer.headers ?? {}).end(double.answer.body)
    })
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const { port }: AddressInfo = addressOf(server.address())
  const host = `127.0.0.1:${port}`
  return Object.assign(double, {
    host,
    url: `http://${host}`,
    calls,
    bodies,
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  })
}

const addressOf = (address: AddressInfo | string | null): AddressInfo => {
  if (address === null || typeof address === "string") throw new Error("the double listens to no port")
  return address
}
