// The first file of every command. It runs on any Node, so that an old one hands over to the Node that `npm ci` brings,
// or gets a sentence instead of a stack trace.
const { spawn } = require("node:child_process")
const { existsSync, readdirSync } = require("node:fs")
const { enableCompileCache } = require("node:module")
const { join } = require("node:path")
const { pathToFileURL } = require("node:url")

const NEEDED = 26
// Run in the image too, which has no native parts of Vite.
const BUILD_NOTHING = /^tools\/(admin|backup|doctor|import|rebuild|replay)\//
const modules = join(__dirname, "..", "..", "node_modules")
const pinned = join(modules, ".bin", "node")
const [, , entry, ...args] = process.argv

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

// Npm omits the native parts of Vite if it ran on a Node too old for them.
function isComplete() {
  if (BUILD_NOTHING.test(entry)) return existsSync(join(modules, ".package-lock.json"))
  const folder = join(modules, "@rolldown")
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith("binding-"))
}

// Reuses compiled code and stripped types of an earlier start: half of the CPU time of a start. Also for the processes
// started from here.
function reuseCompiledCode() {
  process.env.NODE_COMPILE_CACHE ||= join(modules, ".cache", "voltread-compiled")
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
}

if (!isComplete()) {
  fail(
    "The packages are not installed, or were installed by a Node that is too old for them: run ./start, which does it right.",
  )
} else if (Number(process.versions.node.split(".")[0]) >= NEEDED) {
  reuseCompiledCode()
  process.argv = [process.argv[0], entry, ...args]
  import(pathToFileURL(entry).href)
} else if (existsSync(pinned)) {
  const child = spawn(pinned, [__filename, entry, ...args], { stdio: "inherit" })
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
  child.on("exit", (code) => process.exit(code === null ? 1 : code))
} else {
  fail(
    `Voltread needs Node ${NEEDED}, this is Node ${process.versions.node}, and npm ci found none for this machine.`,
  )
}
