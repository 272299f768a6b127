import type { SettingsData } from "@voltread/domain/contract/shop-settings.ts"
import { isStateCode, US_STATES } from "@voltread/domain/shared/us-states.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { useId, useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { focusById } from "../page/focus-by-id.ts"
import { focusInvalid } from "../page/focus-invalid.ts"
import { NewerVersion } from "../page/newer-version.tsx"
import { BandFields } from "./band-fields.tsx"
import { type BandGroup, groupsOf, groupsOnTopOf, readGroups } from "./band-values.ts"
import { useSectionChange } from "./use-section-change.ts"

interface WeightBandsDialogProps {
  readonly data: SettingsData
  readonly onClose: () => void
}

const nameOf = (state: string | null): string => {
  if (state === null) return "Everywhere"
  return isStateCode(state) ? US_STATES[state] : state
}

const countOf = (groups: ReadonlyArray<BandGroup>): number =>
  groups.reduce((count, { rows }) => count + 1 + rows.length, 0)

/** What shipping costs by weight: everywhere, and in states that have bands of their own. */
export default function WeightBandsDialog({ data, onClose }: WeightBandsDialogProps) {
  const [groups, setGroups] = useState(() => groupsOf(data.settings.shipping))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [chosen, setChosen] = useState("")
  const [added, setAdded] = useState<string | null>(null)
  const addId = useId()
  const { settings, save, isPending, problem, newer } = useSectionChange({
    section: "shipping",
    data,
    onNewer: (before, after) =>
      setGroups((typed) =>
        groupsOnTopOf(groupsOf(after.shipping), { opened: groupsOf(before.shipping), typed }),
      ),
    onClose,
  })
  const complain = (found: Readonly<Record<string, string>>) => {
    setErrors(found)
    focusInvalid()
  }
  const submit = async () => {
    const read = readGroups(groups, settings.shipping)
    if ("errors" in read) return complain(read.errors)
    setErrors({})
    const wrong = await save(read.value)
    if (wrong !== undefined) complain(wrong)
  }
  const change = (next: ReadonlyArray<BandGroup>) => {
    // Errors name bands by position, which may have changed.
    if (countOf(next) !== countOf(groups)) setErrors({})
    setGroups(next)
  }
  const without = groups.map(({ state }) => state)
  const states = Object.entries(US_STATES).flatMap(([id, label]) =>
    without.includes(id) ? [] : [{ id, label }],
  )
  const addState = () => {
    if (chosen === "") return
    change([...groups, { state: chosen, rows: [], over: "" }])
    setAdded(chosen)
    setChosen("")
  }
  const remove = (state: string) => {
    change(groups.filter((group) => group.state !== state))
    focusById(addId)
  }
  return (
    <CommandDialog
      title="Shipping by weight"
      confirm="Save"
      size="md"
      isPending={isPending}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="text-muted">
        Added to the product's own shipping cost and the state's surcharge. Each unit is charged by its own
        weight; one whose weight is not known is not charged.
      </p>
      {groups.map((group) => {
        const { state } = group
        return (
          <BandFields
            key={state ?? ""}
            name={nameOf(state)}
            group={group}
            errors={errors}
            isNew={state !== null && state === added}
            onChange={(next) => change(groups.map((each) => (each === group ? next : each)))}
            {...(state === null ? {} : { onRemove: () => remove(state) })}
          />
        )
      })}
      <div className="flex items-end gap-3">
        <NativeSelect
          label="Other bands for a state"
          placeholder="Choose a state"
          options={states}
          value={chosen}
          onChange={setChosen}
          className="grow"
        />
        <Button id={addId} variant="secondary" onPress={addState}>
          Add state
        </Button>
      </div>
      {newer !== undefined && <NewerVersion {...newer} />}
    </CommandDialog>
  )
}
