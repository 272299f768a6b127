import shared from "@eventstore/db-client/generated/shared_pb.js"
import type { ReadReq, ReadResp } from "@eventstore/db-client/generated/streams_pb.js"
import streams from "@eventstore/db-client/generated/streams_pb.js"
import type { ServerWritableStream } from "@grpc/grpc-js"
import type { StoredEvent } from "./store.ts"

export type ReadCall = ServerWritableStream<ReadReq, ReadResp>

export const eventResponse = (event: StoredEvent): ReadResp => {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(event.stream)))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(String(event.place))
    .setPreparePosition(String(event.place))
    .setData(event.data)
    .setCustomMetadata(event.customMetadata)
  recorded.getMetadataMap().set("type", event.type).set("content-type", event.contentType).set("created", "0")
  return new streams.ReadResp().setEvent(
    new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(String(event.place)),
  )
}

/** Writes, and waits where the client is slow; false once it has gone. */
export const send = async (call: ReadCall, response: ReadResp): Promise<boolean> => {
  if (call.cancelled || call.destroyed) return false
  if (!call.write(response)) {
    await new Promise<void>((resolve) => {
      const goOn = () => {
        call.off("drain", goOn).off("close", goOn)
        resolve()
      }
      call.on("drain", goOn).on("close", goOn)
    })
  }
  return !call.cancelled
}
