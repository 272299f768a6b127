// Preloaded into every process of the shop: when the starter is killed, its channel closes, and the process ends
// itself in order, so that nothing blocks the next start. The processes know nothing of the starter.
const GRACE_MS = 5_000

process.channel?.unref()
process.once("disconnect", () => {
  setTimeout(() => process.exit(1), GRACE_MS).unref()
  process.kill(process.pid, "SIGTERM")
})
