import { useQuery } from "@tanstack/react-query"
import { colleaguesQuery } from "./queries.ts"

/** What a member of the staff is called; of one who has left the staff, the username. */
export function ColleagueName({ username }: { readonly username: string }) {
  const { data, isPending } = useQuery(colleaguesQuery)
  if (isPending) return null
  return data?.find((colleague) => colleague.username === username)?.name ?? username
}

/** Ends what was said about a thing with who did it, if anybody of the staff did. */
export function ByColleague({ username }: { readonly username: string | null }) {
  if (username === null) return null
  return (
    <>
      {" "}
      by <ColleagueName username={username} />
    </>
  )
}
