import shared from "@eventstore/db-client/generated/shared_pb.js"
import type { Status } from "@eventstore/db-client/generated/status_pb.js"
import rpc from "@eventstore/db-client/generated/status_pb.js"
import { Metadata, status } from "@grpc/grpc-js"
import any from "google-protobuf/google/protobuf/any_pb.js"
import empty from "google-protobuf/google/protobuf/empty_pb.js"
import { type Faults, take } from "./faults.ts"

/** What the double answers instead of the truth. */
export interface Misbehaviour {
  /** How the call of an append, or of all batches on it, ends. */
  readonly call: { readonly code: status; readonly details: string; readonly metadata: Metadata }
  /** What a batch is answered where the server does not end the call that it came by. */
  readonly answer?: Status
}

const endsWith = (code: status, details = "The double was told to", metadata = new Metadata()) => ({
  call: { code, details, metadata },
})

/** What an append comes to where the double is to misbehave; undefined where it is to be answered. */
export const misbehaviour = (faults: Faults, write: () => void): Misbehaviour | "silent" | undefined => {
  if (faults.leader !== undefined) {
    const metadata = new Metadata()
    metadata.set("exception", "not-leader")
    metadata.set("leader-endpoint-host", faults.leader.host)
    metadata.set("leader-endpoint-port", String(faults.leader.port))
    return endsWith(status.NOT_FOUND, "Leader info available", metadata)
  }
  if (take(faults, "cancelBeforeWriting")) return endsWith(status.CANCELLED)
  if (take(faults, "cancelAfterWriting")) {
    write()
    return endsWith(status.CANCELLED)
  }
  if (take(faults, "neverAnswer")) {
    write()
    return "silent"
  }
  if (take(faults, "notReady")) {
    const message = "Server Is Not Ready"
    const nothing = packed(new empty.Empty().serializeBinary(), "Empty", "google.protobuf")
    return { ...endsWith(status.UNAVAILABLE, message), answer: nothing.setMessage(message) }
  }
  if (take(faults, "deadlineAfterWriting")) {
    write()
    const answer = packed(new shared.Timeout().serializeBinary(), "Timeout")
    return { ...endsWith(status.DEADLINE_EXCEEDED, "Operation timed out: Commit timeout"), answer }
  }
  return undefined
}

/** An error of a batch append, as the server packs it. */
export const packed = (message: Uint8Array, name: string, area = "event_store.client"): Status => {
  const anything = new any.Any()
  anything.pack(message, `${area}.${name}`)
  return new rpc.Status().setMessage(name).setDetails(anything)
}
