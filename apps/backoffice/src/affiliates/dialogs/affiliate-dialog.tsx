import { useStore } from "@tanstack/react-form"
import { useQueryClient } from "@tanstack/react-query"
import type { Affiliate, Rollup } from "@voltread/domain/contract/affiliate.ts"
import { EXAMPLE_TEMPLATES, NETWORKS, PLACEHOLDERS } from "@voltread/domain/marketing/postback-template.ts"
import { wordDifferences } from "@voltread/domain/shared/difference.ts"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { useState } from "react"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { NewerVersion } from "../../page/newer-version.tsx"
import { useEditDialog } from "../../page/use-edit-dialog.ts"
import { networkOptions, periodOptions, statusOptions } from "../model/labels.ts"
import { affiliateQuery, affiliatesKey, NO_AFFILIATE } from "../model/queries.ts"
import { affiliateValues, affiliateWords, NO_ROLLUP, saveRequest } from "./affiliate-values.ts"

interface AffiliateDialogProps {
  /** Null: a new one. */
  readonly affiliate: Affiliate | null
  readonly rollups: ReadonlyArray<Rollup>
  readonly onClose: () => void
}

const exampleOf = (network: string): string => {
  const known = NETWORKS.find((each) => each === network)
  return known === undefined ? "" : EXAMPLE_TEMPLATES[known]
}

/** A new affiliate, or a change of one. */
export default function AffiliateDialog({ affiliate, rollups, onClose }: AffiliateDialogProps) {
  const [opened] = useState(affiliate)
  const queryClient = useQueryClient()
  const { current, before, dialog, submit } = useEditDialog({
    affected: [affiliatesKey],
    opened,
    load: async () => {
      if (opened === null) return null
      const query = { ...affiliateQuery(opened.affiliateId), staleTime: 0 }
      return (await queryClient.fetchQuery(query))?.affiliate ?? null
    },
    versionOf: (known) => known?.version ?? 0,
    valuesOf: affiliateValues,
    onClose,
  })
  const form = useAppForm({
    defaultValues: affiliateValues(opened),
    onSubmit: ({ value, formApi }) =>
      submit(formApi, value, (known) => ({
        request: saveRequest(known, value),
        done: "Affiliate saved.",
        missing: NO_AFFILIATE,
      })),
  })
  const network = useStore(form.store, ({ values }) => values.network)
  const rollupOptions = [
    { id: NO_ROLLUP, label: "None" },
    ...rollups.map(({ rollupId, name }) => ({ id: rollupId, label: name })),
  ]
  const placeholders = PLACEHOLDERS.map((name) => `{${name}}`).join(" ")
  return (
    <CommandDialog
      title={affiliate === null ? "New affiliate" : `Change ${affiliate.name}`}
      confirm="Save affiliate"
      size="md"
      onSubmit={() => void submitForm(form)}
      {...dialog}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {affiliate === null && (
          <form.AppField name="affiliateId">
            {(field) => <field.TextInput label="ID" description="The affiliate_id in their links." />}
          </form.AppField>
        )}
        <form.AppField name="name">{(field) => <field.TextInput label="Name" />}</form.AppField>
        <form.AppField name="status">
          {(field) => <field.SelectInput label="Status" options={statusOptions} />}
        </form.AppField>
        <form.AppField name="rollupId">
          {(field) => (
            <field.SelectInput
              label="Rollup"
              options={rollupOptions}
              description="Its orders count here from now on; earlier ones stay where they are."
            />
          )}
        </form.AppField>
        <form.AppField name="payoutPeriod">
          {(field) => <field.SelectInput label="Paid" options={periodOptions} />}
        </form.AppField>
        <form.AppField name="network">
          {(field) => <field.SelectInput label="Network" options={networkOptions} />}
        </form.AppField>
      </div>
      {network !== "none" && (
        <>
          <form.AppField name="conversionUrl">
            {(field) => (
              <field.TextInput
                label="Conversion postback"
                placeholder={exampleOf(network)}
                description={`Filled in: ${placeholders}`}
                isOptional
              />
            )}
          </form.AppField>
          <form.AppField name="reversalUrl">
            {(field) => (
              <field.TextInput
                label="Reversal postback"
                description="For cancellations and returns. Leave empty to send none."
                isOptional
              />
            )}
          </form.AppField>
          <form.AppField name="networkToken">
            {(field) => (
              <field.TextInput
                label="Verification token"
                autoComplete="off"
                description={
                  current?.hasNetworkToken === true
                    ? "One is saved. Leave empty to keep it."
                    : "Replaces {token} in the postback URLs."
                }
                isOptional
              />
            )}
          </form.AppField>
        </>
      )}
      {current !== null && before != null && (
        <NewerVersion
          what="this affiliate"
          differences={wordDifferences(affiliateWords(before), affiliateWords(current))}
        />
      )}
    </CommandDialog>
  )
}
