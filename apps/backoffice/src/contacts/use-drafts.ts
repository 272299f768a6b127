import { useInfiniteQuery } from "@tanstack/react-query"
import type { ContactRequest } from "@voltread/domain/contract/contact.ts"
import { useState } from "react"
import { contactsQuery } from "./queries.ts"

const newestFirst = (one: ContactRequest, other: ContactRequest): number =>
  other.createdAt.localeCompare(one.createdAt)

/**
 * The listed messages, and with them, in their places, those that are being answered here: what a colleague answers
 * leaves the list, but must not take along what was typed.
 */
export const useDrafts = (listed: ReadonlyArray<ContactRequest> | undefined) => {
  /** The messages as they were when their answers were begun. */
  const [begun, setBegun] = useState<ReadonlyArray<ContactRequest>>([])
  const isListed = ({ id }: ContactRequest) => listed?.some((each) => each.id === id) === true
  const gone = begun.filter((contact) => !isListed(contact))
  return {
    messages: listed && [...listed, ...gone].sort(newestFirst),
    isListed,
    /** Undefined: nobody is answering it here. */
    begunAs: (id: string) => begun.find((contact) => contact.id === id),
    begin: (contact: ContactRequest) => setBegun((others) => [...others, contact]),
    end: (id: string) => setBegun((all) => all.filter((contact) => contact.id !== id)),
  }
}

/** A message as it is now, though it has left the list that it was found in. */
export const useCurrent = (contact: ContactRequest, isListed: boolean): ContactRequest => {
  const { data } = useInfiniteQuery({
    ...contactsQuery({ show: "all", from: contact.email }),
    enabled: !isListed,
  })
  const found = data?.pages.flatMap(({ requests }) => requests).find(({ id }) => id === contact.id)
  return isListed ? contact : (found ?? contact)
}

/** What colleagues have done to a message, or its author has added, since its answer was begun. */
export const newsSince = (begun: ContactRequest, now: ContactRequest): string | undefined => {
  const later = now.messages.slice(begun.messages.length)
  const answer = later.findLast(({ staffName }) => staffName !== null)
  if (answer !== undefined) return `${answer.staffName} has answered this message in the meantime.`
  if (later.length > 0) return `${now.name} has written again in the meantime.`
  return now.status === "done" && begun.status !== "done"
    ? "This message has been marked as done in the meantime."
    : undefined
}
