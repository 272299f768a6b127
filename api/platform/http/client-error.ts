import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import type { ConnectionError } from "fastify"
import { Problem } from "../problem.ts"
import { TOO_SLOW } from "./arrival.ts"
import { failure } from "./envelope.ts"

/**
 * For what Node cannot read as a request: no route and no hook gets it, so the answer is written by hand, as Fastify does
 * it, in the envelope of all refusals.
 */
export const answerClientError = ({ code }: ConnectionError, socket: Socket): void => {
  if (code === "ECONNRESET" || socket.destroyed) return
  const { status, problem } = refusalOf(code)
  const body = JSON.stringify(failure(problem))
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  if (socket.writable) socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`)
  socket.destroy()
}

const refusalOf = (code: string): { readonly status: number; readonly problem: Problem } => {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return { status: 408, problem: TOO_SLOW }
    case "HPE_HEADER_OVERFLOW":
      return { status: 431, problem: TOO_LONG }
    default:
      return { status: 400, problem: UNREADABLE }
  }
}

const TOO_LONG = new Problem({
  code: "TOO_LARGE",
  message: "The web address or the headers of this request are too long.",
})

const UNREADABLE = new Problem({ code: "BAD_REQUEST", message: "This request cannot be read." })
