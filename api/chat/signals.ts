import { Context, Layer, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type Signals, signalChannel } from "../platform/postgres/signals.ts"

/** A message was written or read, or the conversation was closed. */
const ChatSignal = Schema.Struct({ chatId: Schema.String })
type ChatSignal = typeof ChatSignal.Type

const channel = signalChannel("chat", ChatSignal)

export const announceChat = channel.announce

export class ChatSignals extends Context.Service<ChatSignals, Signals<ChatSignal>>()(
  "@voltread/api/ChatSignals",
) {
  static readonly layer: Layer.Layer<ChatSignals, never, Database> = Layer.effect(ChatSignals, channel.follow)
}
