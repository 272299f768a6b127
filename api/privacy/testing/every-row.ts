import type { ShopApp } from "../../testing/shop-app.ts"

/** All rows of the shop's own tables and of its read models, as text. */
export const everyRow = async (shop: ShopApp): Promise<string> => {
  const tables = await shop.sql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'read') and table_type = 'BASE TABLE'`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) => shop.sql(`select '${name}: ' || row_to_json(t)::text as row from ${name} t`)),
  )
  return rows
    .flat()
    .map(({ row }) => String(row))
    .join("\n")
}
