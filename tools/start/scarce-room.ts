import { roomOn } from "@voltread/api/platform/disk-room.ts"
import { Effect } from "effect"
import { judgeDisk } from "./judge-disk.ts"
import type { Screen } from "./screen.ts"

/** Says where a disk is so full that the database will soon stop writing, which it reports as a lost connection. */
export const sayScarceRoom = (
  folder: string,
  screen: Pick<Screen, "line">,
  room = roomOn,
): Effect.Effect<void> =>
  Effect.suspend(() => {
    const { state, says } = judgeDisk(room(folder))
    return state === "problem" ? screen.line(`  ! On the disk of ${folder}, ${says}`) : Effect.void
  })
