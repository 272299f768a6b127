import gossipService from "@eventstore/db-client/generated/gossip_grpc_pb.js"
import type { ClusterInfo } from "@eventstore/db-client/generated/gossip_pb.js"
import gossip from "@eventstore/db-client/generated/gossip_pb.js"
import featuresService from "@eventstore/db-client/generated/serverfeatures_grpc_pb.js"
import type { SupportedMethods } from "@eventstore/db-client/generated/serverfeatures_pb.js"
import features from "@eventstore/db-client/generated/serverfeatures_pb.js"
import type { Empty } from "@eventstore/db-client/generated/shared_pb.js"
import shared from "@eventstore/db-client/generated/shared_pb.js"
import streamsService from "@eventstore/db-client/generated/streams_grpc_pb.js"
import type {
  DeleteReq,
  DeleteResp,
  TombstoneReq,
  TombstoneResp,
} from "@eventstore/db-client/generated/streams_pb.js"
import streams from "@eventstore/db-client/generated/streams_pb.js"
import { Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData, status } from "@grpc/grpc-js"
import { appendHandler, batchAppendHandler, streamName } from "./appends.ts"
import { type Faults, take } from "./faults.ts"
import { readHandler } from "./reads.ts"
import { Store } from "./store.ts"
import type { SubscriptionCounts, Subscriptions } from "./subscribe.ts"

/**
 * Enough of EventStoreDB's gRPC protocol to drive the real client through all that the event log does with it, and to go
 * wrong in the ways that servers do. Test code: nothing is kept on disk.
 */
export interface EventStoreDbDouble {
  readonly port: number
  readonly store: Store
  readonly faults: Faults
  /** How often the log was read, as a client does that doubts its subscription. */
  readonly readsOfLog: () => number
  readonly subscriptions: SubscriptionCounts
  readonly stop: () => void
}

export interface DoubleOptions {
  /** Without it, the client falls back to one call an append. */
  readonly batchAppend?: boolean
  /** The members that Gossip names; by default this server, as the leader. */
  readonly leader?: { readonly host: string; readonly port: number }
  readonly store?: Store
  /** In bytes; by default the server's own 1 MB. */
  readonly maxAppendSize?: number
}

const MAX_MESSAGE = 17 * 1024 * 1024

export const startEventStoreDbDouble = async (options: DoubleOptions = {}): Promise<EventStoreDbDouble> => {
  const store = options.store ?? new Store(options.maxAppendSize)
  const subscriptions: Subscriptions = { open: new Set(), muted: new WeakSet(), opened: 0, tooSlow: 0 }
  const { open, muted } = subscriptions
  const faults: Faults = {
    cancelAfterWriting: 0,
    cancelBeforeWriting: 0,
    neverAnswer: 0,
    notReady: 0,
    deadlineAfterWriting: 0,
    denyReads: 0,
    leader: undefined,
    failFeatures: 0,
    mute: () => {
      for (const call of open) muted.add(call)
    },
    endSubscriptions: () => {
      for (const call of open) call.end()
    },
  }

  let readsOfLog = 0
  const server = new Server({ "grpc.max_receive_message_length": MAX_MESSAGE })
  server.addService(streamsService.StreamsService, {
    read: readHandler(store, subscriptions, faults, () => {
      readsOfLog += 1
    }),
    append: appendHandler(store, faults),
    batchAppend: batchAppendHandler(store, faults),
    delete: (call: ServerUnaryCall<DeleteReq, DeleteResp>, respond: sendUnaryData<DeleteResp>) => {
      store.delete(streamName(call.request.getOptions()?.getStreamIdentifier()))
      respond(null, new streams.DeleteResp().setNoPosition(new shared.Empty()))
    },
    tombstone: (
      call: ServerUnaryCall<TombstoneReq, TombstoneResp>,
      respond: sendUnaryData<TombstoneResp>,
    ) => {
      store.tombstone(streamName(call.request.getOptions()?.getStreamIdentifier()))
      respond(null, new streams.TombstoneResp().setNoPosition(new shared.Empty()))
    },
  })
  server.addService(featuresService.ServerFeaturesService, {
    getSupportedMethods: (
      _call: ServerUnaryCall<Empty, SupportedMethods>,
      respond: sendUnaryData<SupportedMethods>,
    ) => {
      if (take(faults, "failFeatures"))
        return respond({ code: status.INTERNAL, details: "The double was told to" })
      const methods = [
        "read",
        "append",
        "delete",
        "tombstone",
        ...(options.batchAppend === false ? [] : ["batchappend"]),
      ]
      const supported = methods.map((method) =>
        new features.SupportedMethod()
          .setMethodName(method)
          .setServiceName("event_store.client.streams.streams"),
      )
      respond(
        null,
        new features.SupportedMethods().setEventStoreServerVersion("24.10.0").setMethodsList(supported),
      )
    },
  })
  const listening = { port: 0 }
  server.addService(gossipService.GossipService, {
    read: (_call: ServerUnaryCall<Empty, ClusterInfo>, respond: sendUnaryData<ClusterInfo>) => {
      const { host, port } = options.leader ?? { host: "127.0.0.1", port: listening.port }
      const leader = new gossip.MemberInfo()
        .setInstanceId(new shared.UUID().setString("00000000-0000-4000-8000-000000000001"))
        .setTimeStamp("0")
        .setState(gossip.MemberInfo.VNodeState.LEADER)
        .setIsAlive(true)
        .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port))
      respond(null, new gossip.ClusterInfo().setMembersList([leader]))
    },
  })
  listening.port = await new Promise<number>((resolve, reject) => {
    server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) =>
      error === null ? resolve(port) : reject(error),
    )
  })
  return {
    port: listening.port,
    store,
    faults,
    readsOfLog: () => readsOfLog,
    subscriptions,
    stop: () => server.forceShutdown(),
  }
}
