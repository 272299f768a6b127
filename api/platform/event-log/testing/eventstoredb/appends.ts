import type { UUID } from "@eventstore/db-client/generated/shared_pb.js"
import shared from "@eventstore/db-client/generated/shared_pb.js"
import type { Status } from "@eventstore/db-client/generated/status_pb.js"
import type {
  AppendReq,
  AppendResp,
  BatchAppendReq,
  BatchAppendResp,
} from "@eventstore/db-client/generated/streams_pb.js"
import streams from "@eventstore/db-client/generated/streams_pb.js"
import {
  Metadata,
  type ServerDuplexStream,
  type ServerReadableStream,
  type sendUnaryData,
  status,
} from "@grpc/grpc-js"
import empty from "google-protobuf/google/protobuf/empty_pb.js"
import type { Faults } from "./faults.ts"
import { misbehaviour, packed } from "./misbehaviour.ts"
import type { AppendOutcome, Expected, ProposedEvent, Store } from "./store.ts"

export const streamName = (identifier: { getStreamName_asU8: () => Uint8Array } | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString("utf8")

const proposed = (message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): ProposedEvent => ({
  id: message.getId()?.getString() ?? "",
  type: message.getMetadataMap().get("type") ?? "",
  contentType: message.getMetadataMap().get("content-type") ?? "",
  data: message.getData_asU8(),
  customMetadata: message.getCustomMetadata_asU8(),
})

const expectedState = (options: AppendReq.Options | BatchAppendReq.Options): Expected => {
  if (options.hasNoStream()) return "no-stream"
  return options.hasStreamExists() ? "stream-exists" : "any"
}

export const appendHandler =
  (store: Store, faults: Faults) =>
  (call: ServerReadableStream<AppendReq, AppendResp>, respond: sendUnaryData<AppendResp>): void => {
    let options: AppendReq.Options | undefined
    const events: Array<ProposedEvent> = []
    call.on("data", (request: AppendReq) => {
      if (request.hasOptions()) options = request.getOptions()
      const message = request.getProposedMessage()
      if (message !== undefined) events.push(proposed(message))
    })
    call.on("end", () => {
      if (options === undefined) {
        respond({ code: status.INVALID_ARGUMENT, details: "No options" })
        return
      }
      const stream = streamName(options.getStreamIdentifier())
      const expected = options.hasRevision() ? Number(options.getRevision()) : expectedState(options)
      const fault = misbehaviour(faults, () => store.append(stream, expected, events))
      if (fault === "silent") return
      if (fault === undefined) answer(store.append(stream, expected, events), stream, respond)
      else respond(fault.call)
    })
  }

const answer = (outcome: AppendOutcome, stream: string, respond: sendUnaryData<AppendResp>): void => {
  const response = new streams.AppendResp()
  switch (outcome._tag) {
    case "success": {
      const success = new streams.AppendResp.Success().setCurrentRevision(String(outcome.revision))
      if (outcome.place === undefined) success.setNoPosition(new shared.Empty())
      else {
        success.setPosition(
          new streams.AppendResp.Position()
            .setCommitPosition(String(outcome.place.commit))
            .setPreparePosition(String(outcome.place.prepare)),
        )
      }
      respond(null, response.setSuccess(success))
      return
    }
    case "wrong": {
      const wrong = new streams.AppendResp.WrongExpectedVersion()
      if (outcome.current === undefined) wrong.setCurrentNoStream(new shared.Empty())
      else wrong.setCurrentRevision(String(outcome.current))
      respond(null, response.setWrongExpectedVersion(wrong))
      return
    }
    case "deleted":
      respond({
        code: status.FAILED_PRECONDITION,
        details: "Deleted",
        metadata: deletedTrailer(stream),
      })
      return
    case "tooLarge": {
      const metadata = new Metadata()
      metadata.set("exception", "maximum-append-size-exceeded")
      metadata.set("maximum-append-size", String(outcome.limit))
      respond({ code: status.INVALID_ARGUMENT, details: "Maximum Append Size Exceeded", metadata })
    }
  }
}

export const deletedTrailer = (stream: string): Metadata => {
  const metadata = new Metadata()
  metadata.set("exception", "stream-deleted")
  metadata.set("stream-name", stream)
  return metadata
}

interface Pending {
  readonly options: BatchAppendReq.Options
  readonly events: Array<ProposedEvent>
}

export const batchAppendHandler =
  (store: Store, faults: Faults) =>
  (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>): void => {
    const pending = new Map<string, Pending>()
    call.on("data", (request: BatchAppendReq) => {
      const correlation = request.getCorrelationId()
      const key = correlation?.getString() ?? ""
      const options = request.getOptions()
      if (options !== undefined) pending.set(key, { options, events: [] })
      const append = pending.get(key)
      if (append === undefined) return
      for (const message of request.getProposedMessagesList()) append.events.push(proposed(message))
      if (!request.getIsFinal()) return
      pending.delete(key)

      const stream = streamName(append.options.getStreamIdentifier())
      const expected = append.options.hasStreamPosition()
        ? Number(append.options.getStreamPosition())
        : expectedState(append.options)
      const fault = misbehaviour(faults, () => store.append(stream, expected, append.events))
      if (fault === "silent") return
      if (fault?.answer !== undefined) {
        call.write(errorTo(append.options, correlation, fault.answer))
        return
      }
      if (fault !== undefined) {
        call.emit("error", fault.call)
        return
      }
      call.write(batchAnswer(store.append(stream, expected, append.events), append.options, correlation))
    })
    call.on("end", () => call.end())
    // The client went away; what it had sent in full is written.
    call.on("error", () => undefined)
  }

const responseTo = (options: BatchAppendReq.Options, correlation: UUID | undefined) =>
  new streams.BatchAppendResp()
    .setCorrelationId(correlation)
    .setStreamIdentifier(options.getStreamIdentifier())

const errorTo = (options: BatchAppendReq.Options, correlation: UUID | undefined, error: Status) =>
  responseTo(options, correlation).setError(error)

const batchAnswer = (
  outcome: AppendOutcome,
  options: BatchAppendReq.Options,
  correlation: UUID | undefined,
): BatchAppendResp => {
  const response = responseTo(options, correlation)
  switch (outcome._tag) {
    case "success": {
      const success = new streams.BatchAppendResp.Success().setCurrentRevision(String(outcome.revision))
      if (outcome.place === undefined) success.setNoPosition(new empty.Empty())
      else {
        success.setPosition(
          new shared.AllStreamPosition()
            .setCommitPosition(String(outcome.place.commit))
            .setPreparePosition(String(outcome.place.prepare)),
        )
      }
      return response.setSuccess(success)
    }
    case "wrong": {
      const wrong = new shared.WrongExpectedVersion()
      if (outcome.current === undefined) wrong.setCurrentNoStream(new empty.Empty())
      else wrong.setCurrentStreamRevision(String(outcome.current))
      return response.setError(packed(wrong.serializeBinary(), "WrongExpectedVersion"))
    }
    case "deleted":
      return response.setError(packed(new shared.StreamDeleted().serializeBinary(), "StreamDeleted"))
    case "tooLarge": {
      const tooLarge = new shared.MaximumAppendSizeExceeded().setMaxappendsize(outcome.limit)
      return response.setError(packed(tooLarge.serializeBinary(), "MaximumAppendSizeExceeded"))
    }
  }
}
