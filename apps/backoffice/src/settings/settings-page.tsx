import { useQuery } from "@tanstack/react-query"
import type { SettingsData } from "@voltread/domain/contract/shop-settings.ts"
import { SECTION_LABELS } from "@voltread/domain/shared/settings-labels.ts"
import { settingsInWords } from "@voltread/domain/shared/settings-words.ts"
import type { SettingSection, ShopSettings } from "@voltread/domain/shared/shop-settings.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, type ReactNode, Suspense, useState } from "react"
import { ListPage } from "../list/list-page.tsx"
import { Card } from "../page/card.tsx"
import { Facts } from "../page/facts.tsx"
import { NoAccess } from "../page/no-access.tsx"
import { QueryError } from "../page/query-error.tsx"
import { useMay } from "../session/use-session.ts"
import { HistoryCard } from "./history-card.tsx"
import { settingsQuery } from "./queries.ts"
import { lending, surcharges, taxRates, weightBands } from "./summary.ts"

const SettingsDialog = lazy(() => part(() => import("./settings-dialog.tsx")))
const WeightBandsDialog = lazy(() => part(() => import("./weight-bands-dialog.tsx")))

/** The settings come after the page: the browser has looked for the place in its address already. */
const showIfAsked = (place: HTMLElement | null): void => {
  if (place !== null && window.location.hash === `#${place.id}`) place.scrollIntoView()
}

/** What the shop charges and does, without a release. */
export function SettingsPage() {
  return <ListPage title="Settings">{useMay("manage-settings") ? <Settings /> : <NoAccess />}</ListPage>
}

function Settings() {
  const { data, error, refetch } = useQuery(settingsQuery)
  const [changed, setChanged] = useState<SettingSection | "weight-bands">()
  const seesProgress = useMay("rebuild-read-models")
  if (data == null)
    return error === null ? (
      <Loading label="Loading the settings">
        <div className="grid gap-5 wide:grid-cols-2">
          <Skeleton className="h-60" />
          <Skeleton className="h-60" />
        </div>
      </Loading>
    ) : (
      <QueryError error={error} what="The settings" onRetry={() => void refetch()} />
    )
  const { settings } = data
  const inWords = (id: SettingSection) => <Facts facts={Object.entries(settingsInWords(id, settings))} />
  const section = (id: SettingSection, note: string, children: ReactNode) => (
    <SectionCard id={id} data={data} note={note} onChange={() => setChanged(id)}>
      {children}
    </SectionCard>
  )
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-3xl text-muted">
        Changes take effect within seconds. Orders that have been placed keep the settings they were placed
        with.
      </p>
      <div className="grid items-start gap-5 wide:grid-cols-2">
        <div className="flex flex-col gap-5">
          {section(
            "general",
            "The name appears on every page, on paper and in emails. Open pages show it once they are reloaded; the logo stays. The address that emails come from is set on the server (MAIL_FROM).",
            inWords("general"),
          )}
          {section(
            "time",
            `Promotions, payout periods and delivery estimates use a new time zone at once. Reports are rebuilt for it in the background, which can take minutes; until then they use the old one.${seesProgress ? " System data shows the progress." : ""}`,
            inWords("time"),
          )}
          {section(
            "shipping",
            "Shipping surcharge per unit by state, on top of the product's own shipping cost.",
            <ShippingRates settings={settings} onChangeBands={() => setChanged("weight-bands")} />,
          )}
          {section(
            "lending",
            "The amounts that shoppers can apply for, within what the lender finances. The cost of paying over time comes from the lender's rate sheet, as in its contracts. Applications that were already started keep their terms.",
            <Facts facts={lending(settings)} />,
          )}
          {section(
            "fraud",
            "Orders with a higher fraud score are reviewed before anything ships. Scores range from 0.01 to 99. After too many declined cards, no more can be tried for an hour.",
            inWords("fraud"),
          )}
          {section("reminders", "When customers are reminded to finish an order.", inWords("reminders"))}
          {section(
            "returns",
            "How long customers can ask to send something back, counted from delivery or pickup. It appears on the pages about returns and in canned responses.",
            inWords("returns"),
          )}
          <div id="server" ref={showIfAsked} className="scroll-mt-4">
            <Card title="Set on the server">
              <p className="text-sm text-muted">
                Payment methods are offered once their keys are set. Emails leave by SMTP_URL, from MAIL_FROM.
                README and .env.example list all variables; npm run doctor checks them.
              </p>
            </Card>
          </div>
        </div>
        {section(
          "tax",
          "The sales tax of each state. States that also tax shipping are marked.",
          <Facts facts={taxRates(settings)} />,
        )}
      </div>
      <HistoryCard data={data} />
      {changed !== undefined && (
        <Suspense fallback={null}>
          {changed === "weight-bands" ? (
            <WeightBandsDialog data={data} onClose={() => setChanged(undefined)} />
          ) : (
            <SettingsDialog section={changed} data={data} onClose={() => setChanged(undefined)} />
          )}
        </Suspense>
      )}
    </div>
  )
}

interface ShippingRatesProps {
  readonly settings: ShopSettings
  readonly onChangeBands: () => void
}

function ShippingRates({ settings, onChangeBands }: ShippingRatesProps) {
  const byState = surcharges(settings)
  const byWeight = weightBands(settings)
  return (
    <>
      {byState.length === 0 ? <p>No state surcharges.</p> : <Facts facts={byState} />}
      <div className="mt-4 mb-2 flex items-center justify-between gap-3">
        <h3 className="font-semibold">By weight, for each unit</h3>
        <Button variant="secondary" size="sm" aria-label="Change weight bands" onPress={onChangeBands}>
          Change
        </Button>
      </div>
      {byWeight.length === 0 ? <p>No weight surcharges.</p> : <Facts facts={byWeight} />}
    </>
  )
}

interface SectionCardProps {
  readonly id: SettingSection
  readonly data: SettingsData
  readonly note: string
  readonly onChange: () => void
  readonly children: ReactNode
}

function SectionCard({ id, data, note, onChange, children }: SectionCardProps) {
  const last = data.lastChanges[id]
  const label = SECTION_LABELS[id]
  return (
    <Card
      title={label}
      action={
        <Button variant="secondary" size="sm" aria-label={`Change ${label.toLowerCase()}`} onPress={onChange}>
          Change
        </Button>
      }
    >
      <p className="mb-3 text-sm text-muted">{note}</p>
      {children}
      {last !== null && (
        <p className="mt-3 text-sm text-muted">
          Changed <DateTime at={last.at} /> by {last.by}
        </p>
      )}
    </Card>
  )
}
