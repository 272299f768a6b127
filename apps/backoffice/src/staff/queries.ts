import { queryOptions } from "@tanstack/react-query"
import { Schema } from "effect"
import { read } from "../session/rest.ts"
import { StaffMember } from "./staff-member.ts"

/** Spec §8, as for customers. */
export const NO_USER = "User could not be found"

export const staffKey = ["staff"] as const

const Staff = Schema.Struct({ staff: Schema.Array(StaffMember) })

/** Everybody of the staff, by name. */
export const staffQuery = queryOptions({
  queryKey: staffKey,
  queryFn: async ({ signal }) =>
    (await read(Staff, { method: "GET", path: "/api/admin/staff", signal }))?.staff ?? [],
})
