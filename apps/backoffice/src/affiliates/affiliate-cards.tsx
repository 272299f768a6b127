import type { AffiliateData } from "@voltread/domain/contract/affiliate.ts"
import { termsInWords } from "@voltread/domain/shared/commission-words.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { Card } from "../page/card.tsx"
import { Facts } from "../page/facts.tsx"
import { ValidDays } from "../page/valid-days.tsx"
import { useImmediateChange } from "../session/use-immediate-change.ts"
import { networkLabel, periodLabel, statusLabel, statusTone } from "./model/labels.ts"
import { affiliatePath, affiliatesKey } from "./model/queries.ts"

const EndTermsDialog = lazy(() => part(() => import("./dialogs/end-terms-dialog.tsx")))

interface CardProps {
  readonly data: AffiliateData
  readonly onAction: () => void
}

const listStyle = "flex flex-col divide-y divide-line text-sm"
const rowStyle = "flex flex-wrap items-center gap-3 py-3"

/** Who the affiliate is, and how the network is notified. */
export function AffiliateCard({ data: { affiliate, rollups }, onAction }: CardProps) {
  const former = rollups.filter(({ validUntil }) => validUntil !== null)
  return (
    <Card
      title="Affiliate"
      action={
        <Button size="sm" variant="secondary" onPress={onAction}>
          Change
        </Button>
      }
    >
      <Facts
        facts={[
          ["ID", affiliate.affiliateId],
          [
            "Status",
            <Badge key="s" tone={statusTone(affiliate.status)}>
              {statusLabel(affiliate.status)}
            </Badge>,
          ],
          ["Rollup", affiliate.rollupId],
          [
            "Before",
            former.length === 0 ? null : (
              <ul key="r">
                {former.map(({ rollupId, validFrom, validUntil }) => (
                  <li key={validFrom}>
                    {rollupId}, <DateTime at={validFrom} /> to{" "}
                    {validUntil !== null && <DateTime at={validUntil} />}
                  </li>
                ))}
              </ul>
            ),
          ],
          ["Paid", periodLabel(affiliate.payoutPeriod)],
          ["Network", networkLabel(affiliate.network)],
          ["Conversion postback", affiliate.conversionUrl],
          ["Reversal postback", affiliate.reversalUrl],
          ["Verification token", affiliate.hasNetworkToken ? "Stored" : null],
          ["Since", <DateTime key="d" at={affiliate.createdAt} />],
        ]}
      />
    </Card>
  )
}

/** What they are paid, the latest to begin first. */
export function TermsCard({ data: { affiliate, terms, timeZone }, onAction }: CardProps) {
  const [ending, setEnding] = useState<AffiliateData["terms"][number]>()
  const isOver = (until: string | null): boolean => until !== null && Date.parse(until) <= Date.now()
  return (
    <Card
      title="Terms"
      action={
        <Button size="sm" variant="secondary" onPress={onAction}>
          New terms
        </Button>
      }
    >
      {terms.length === 0 && <p className="text-sm text-muted">Nothing is paid without terms.</p>}
      <ul className={listStyle}>
        {terms.map((each) => (
          <li key={each.termsId} className={rowStyle}>
            <span className={`min-w-0 flex-1 ${isOver(each.validUntil) ? "text-muted" : ""}`}>
              <span className="block font-semibold">{termsInWords(each.terms)}</span>
              <span className="text-muted">
                <ValidDays validFrom={each.validFrom} validUntil={each.validUntil} timeZone={timeZone} />
                {each.subAffiliateId !== null && `, ${each.subAffiliateId}`}
              </span>
            </span>
            {!isOver(each.validUntil) && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={`End now: ${termsInWords(each.terms)}`}
                onPress={() => setEnding(each)}
              >
                End now
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {ending !== undefined && (
          <EndTermsDialog
            affiliateId={affiliate.affiliateId}
            ending={ending}
            onClose={() => setEnding(undefined)}
          />
        )}
      </Suspense>
    </Card>
  )
}

interface SubsCardProps extends CardProps {
  readonly onEdit: (subAffiliateId: string) => void
}

export function SubAffiliatesCard({ data: { subAffiliates }, onAction, onEdit }: SubsCardProps) {
  return (
    <Card
      title="Sub-affiliates"
      action={
        <Button size="sm" variant="secondary" onPress={onAction}>
          New sub-affiliate
        </Button>
      }
    >
      {subAffiliates.length === 0 && <p className="text-sm text-muted">No sub-affiliates yet.</p>}
      <ul className={listStyle}>
        {subAffiliates.map(({ subAffiliateId, name, status }) => (
          <li key={subAffiliateId} className={rowStyle}>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{name}</span>
              <span className="text-muted">{subAffiliateId}</span>
            </span>
            <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Change ${name}`}
              onPress={() => onEdit(subAffiliateId)}
            >
              Change
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Links by which the affiliate reads their own report. */
export function TokensCard({ data: { affiliate, tokens }, onAction }: CardProps) {
  const { run, isPending } = useImmediateChange([affiliatesKey])
  const isGood = ({ revokedAt, expiresAt }: AffiliateData["tokens"][number]): boolean =>
    revokedAt === null && Date.parse(expiresAt) > Date.now()
  const revoke = (tokenId: string) =>
    void run({
      request: { method: "DELETE", path: `${affiliatePath(affiliate.affiliateId)}/tokens/${tokenId}` },
      done: "Link revoked.",
      missing: "This link could not be found.",
    })
  return (
    <Card
      title="Report links"
      action={
        <Button size="sm" variant="secondary" onPress={onAction}>
          New link
        </Button>
      }
    >
      {tokens.length === 0 && (
        <p className="text-sm text-muted">
          No report links yet. With one, the affiliate can see their own figures.
        </p>
      )}
      <ul className={listStyle}>
        {tokens.map((token) => (
          <li key={token.tokenId} className={rowStyle}>
            <span className={`min-w-0 flex-1 ${isGood(token) ? "" : "text-muted"}`}>
              <span className="block font-semibold">{token.label}</span>
              <span className="text-muted">
                {token.revokedAt === null ? (
                  <>
                    {isGood(token) ? "Valid until " : "Ended "}
                    <DateTime at={token.expiresAt} />
                  </>
                ) : (
                  "Revoked"
                )}
                {token.lastUsedAt !== null && (
                  <>
                    , last used <DateTime at={token.lastUsedAt} />
                  </>
                )}
              </span>
            </span>
            {isGood(token) && (
              <Button
                size="sm"
                variant="secondary"
                isPending={isPending}
                aria-label={`Revoke ${token.label}`}
                onPress={() => revoke(token.tokenId)}
              >
                Revoke
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
