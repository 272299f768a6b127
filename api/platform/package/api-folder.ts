import { createRequire } from "node:module"
import { dirname } from "node:path"

/** Where migrations and GraphQL definitions lie, for the sources as well as for the build, whose files lie elsewhere. */
export const API_FOLDER = dirname(createRequire(import.meta.url).resolve("@voltread/api/package.json"))
