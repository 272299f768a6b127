import { defineConfig } from "vite"

/**
 * The two processes as they run in production. Node runs the sources as well; what a build saves is memory: the text of
 * every module stays in the heap as long as its process, and four fifths of Effect's are comments and what nobody calls.
 * A process is 35 to 45 MB smaller. Names and lines stay, for stack traces.
 */
export default defineConfig({
  build: {
    ssr: true,
    target: "node26",
    minify: false,
    outDir: "dist",
    rolldownOptions: {
      input: { main: "main.ts", projector: "projector.ts" },
      output: { comments: false },
    },
  },
  // Packages with files or native parts of their own, and what shares its types with them, come from node_modules.
  // Braintree's client is 167 files, which take time to find.
  ssr: { noExternal: [/^effect(\/|$)/, /^@voltread\//, "braintree"] },
})
