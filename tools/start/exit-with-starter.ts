// Preloaded into every process of the shop: when the starter is killed, its IPC channel closes and the process shuts
// itself down, so that nothing blocks the next start.
const GRACE_MS = 5_000

process.channel?.unref()
process.once("disconnect", () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  process.kill(process.pid, "SIGTERM")
})
