import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { ROOT } from "../test/shop-process.ts"

/** A GraphQL query as an app sends it. */
export interface AppQuery {
  readonly name: string
  readonly text: string
}

const NAME = /^\s*query (\w+)/

/** All queries that the pages of an app send, by the documents that are generated for them. */
export const appQueries = async (app: "storefront" | "backoffice"): Promise<ReadonlyArray<AppQuery>> => {
  const folder = join(ROOT, "apps", app, "src/generated")
  const modules = await Promise.all(
    (await readdir(folder)).map((file): Promise<object> => import(join(folder, file))),
  )
  return modules.flatMap(Object.values).flatMap((each) => {
    const text = String(each)
    const name = NAME.exec(text)?.[1]
    return name === undefined ? [] : [{ name, text }]
  })
}
