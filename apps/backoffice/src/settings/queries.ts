import { queryOptions } from "@tanstack/react-query"
import { read } from "../session/rest.ts"

export const SETTINGS = "/api/admin/settings"

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) =>
    read(async () => (await import("@voltread/domain/contract/shop-settings.ts")).SettingsData, {
      method: "GET",
      path: SETTINGS,
      signal,
    }),
})
