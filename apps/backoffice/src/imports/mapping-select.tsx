import { Button } from "@voltread/ui/components/button.tsx"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { BY_HAND, type Mapping, RECOGNIZED } from "./use-mapping.ts"

const DeleteMappingDialog = lazy(() => part(() => import("./delete-mapping-dialog.tsx")))

interface MappingSelectProps {
  readonly mapping: Mapping
  readonly onChange: () => void
}

/** By which mapping the chosen file is read, if by any. */
export function MappingSelect({ mapping, onChange }: MappingSelectProps) {
  const { file, saved, chosen } = mapping
  const [isDeleting, setDeleting] = useState(false)
  if (file === undefined) return null
  const options = [
    ...(file.profile === null ? [] : [{ id: RECOGNIZED, label: "Detected automatically" }]),
    { id: BY_HAND, label: "Set for each column" },
    ...saved.map(({ name }) => ({ id: name, label: name })),
  ]
  const choose = (id: string | null) => {
    mapping.choose(id)
    onChange()
  }
  const known = saved.find(({ name }) => name === chosen)
  return (
    <div className="flex w-full max-w-xl flex-col items-start gap-2">
      <NativeSelect
        label="Column mapping"
        options={options}
        value={chosen}
        onChange={choose}
        className="w-full"
      />
      {file.profile === null && chosen === BY_HAND && (
        <p className="text-sm text-muted">
          These columns are not recognized. Choose a saved mapping, or set what each column means.
        </p>
      )}
      {known !== undefined && (
        <Button variant="secondary" size="sm" onPress={() => setDeleting(true)}>
          Delete this mapping
        </Button>
      )}
      {isDeleting && known !== undefined && (
        <Suspense fallback={null}>
          <DeleteMappingDialog
            mapping={known}
            onClose={() => setDeleting(false)}
            onDone={() => {
              setDeleting(false)
              choose(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
