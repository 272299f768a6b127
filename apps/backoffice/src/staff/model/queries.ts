import { queryOptions } from "@tanstack/react-query"
import { read } from "../../session/rest.ts"

/** Spec §8, as for customers. */
export const NO_USER = "User could not be found"

export const staffKey = ["staff"] as const

/** All staff, sorted by name. */
export const staffQuery = queryOptions({
  queryKey: staffKey,
  queryFn: async ({ signal }) => {
    const schema = async () => (await import("@voltread/domain/contract/staff.ts")).StaffData
    return (await read(schema, { method: "GET", path: "/api/admin/staff", signal }))?.staff ?? []
  },
})

export const securityKey = ["staff-security"] as const

/** What is asked of all staff at log-in. */
export const securityQuery = queryOptions({
  queryKey: securityKey,
  queryFn: async ({ signal }) => {
    const schema = async () => (await import("@voltread/domain/contract/staff.ts")).StaffSecurity
    return read(schema, { method: "GET", path: "/api/admin/staff/security", signal })
  },
})
