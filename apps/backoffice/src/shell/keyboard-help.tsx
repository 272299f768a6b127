import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { may, staffRole } from "../session/role.ts"
import { useUser } from "../session/use-session.ts"
import { PAGES } from "./pages.ts"
import { paletteKeys } from "./palette-keys.ts"

type Line = readonly [keys: ReadonlyArray<string>, action: string]

const keys: ReadonlyArray<Line> = [
  [paletteKeys(), "Open the command palette"],
  [["/"], "Search this page"],
  [["J"], "Next row"],
  [["K"], "Previous row"],
  [["Enter"], "Open the row"],
  [["A"], "Approve an order under review"],
  [["N"], "Say that nothing was charged for an order under review"],
  [["C"], "Cancel an order under review"],
  [["Z"], "Undo the last decision about an order"],
  [["P"], "Publish a product review"],
  [["X"], "Reject a product review"],
  [["?"], "This help"],
]

export default function KeyboardHelp({ onOpenChange }: { readonly onOpenChange: (isOpen: boolean) => void }) {
  const role = staffRole(useUser()?.type)
  const pages = PAGES.filter(({ permission }) => may(role, permission)).map(
    ({ key, label }): Line => [["G", key], `Open ${label}`],
  )
  return (
    <Dialog title="Keyboard" size="lg" isOpen onOpenChange={onOpenChange}>
      <dl className="gap-x-10 sm:columns-2">
        {[...keys, ...pages].map(([strokes, action]) => (
          <div key={action} className="flex break-inside-avoid items-center gap-3 py-1.5">
            <dt className="flex w-24 shrink-0 gap-1">
              {strokes.map((stroke) => (
                <kbd
                  key={stroke}
                  className="min-w-8 rounded-sm border border-line-strong bg-sunken px-2 py-0.5 text-center text-sm font-semibold"
                >
                  {stroke}
                </kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-muted">Shortcuts are off while you type.</p>
    </Dialog>
  )
}
