import { Link } from "@tanstack/react-router"
import type { OrderMarketing } from "@voltread/domain/contract/affiliate-books.ts"
import { Badge, type Tone } from "@voltread/ui/components/badge.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { KINDS, POSTBACK_STATES } from "../affiliates/model/labels.ts"

interface Chapter {
  readonly id: string
  readonly at: string
  readonly title: string
  readonly detail: string
  readonly state?: { readonly label: string; readonly tone: Tone }
}

/** Click, conversion and postbacks of an order, oldest first. */
export const chaptersOf = ({ click, conversion, postbacks }: OrderMarketing): ReadonlyArray<Chapter> => {
  const chapters: Array<Chapter> = []
  if (click !== null) {
    const answered = click.code === null ? [] : [`tracking answered ${click.code}`]
    const from = click.referrer === null ? [] : [`from ${click.referrer}`]
    chapters.push({
      id: "click",
      at: click.at,
      title: "Click",
      detail: [...from, ...answered, ...(click.rxId === null ? [] : [`rxId ${click.rxId}`])].join(", "),
    })
  }
  if (conversion !== null && postbacks.length === 0)
    chapters.push({
      id: "conversion",
      at: conversion.at,
      title: "Conversion",
      detail: `${formatMoney(conversion.payout)} earned`,
    })
  for (const { postbackId, kind, happenedAt, payout, state, answer, answerStatus } of postbacks) {
    const said = [answerStatus, answer].filter((part) => part !== null && part !== "").join(" ")
    chapters.push({
      id: postbackId,
      at: happenedAt,
      title: KINDS[kind] ?? kind,
      detail: `${formatMoney(payout)} ${payout < 0 ? "reversed" : "earned"}${said === "" ? "" : `; network: ${said}`}`,
      state: POSTBACK_STATES[state],
    })
  }
  return chapters
}

/** Click, conversion, postback and reversal of an order that an affiliate brought. */
export default function AffiliateStory({ marketing }: { readonly marketing: OrderMarketing }) {
  const chapters = chaptersOf(marketing)
  if (chapters.length === 0) return null
  const refused = marketing.postbacks.some(({ state }) => state === "given-up")
  return (
    <>
      <h3 className="mt-4 mb-2 text-sm font-semibold">Postbacks to the network</h3>
      <ol className="flex flex-col gap-3 text-sm">
        {chapters.map(({ id, at, title, detail, state }) => (
          <li key={id} className="border-l-2 border-line pl-3">
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              {title}
              {state !== undefined && <Badge tone={state.tone}>{state.label}</Badge>}
            </span>
            <span className="block break-words">{detail}</span>
            <span className="text-muted">
              <DateTime at={at} />
            </span>
          </li>
        ))}
      </ol>
      {refused && (
        <Link to="/postbacks" search={{}} className="mt-3 inline-block text-sm font-semibold">
          See refused postbacks
        </Link>
      )}
    </>
  )
}
