import { Dialog } from "@voltread/ui/components/dialog.tsx"

const keys: ReadonlyArray<readonly [keys: ReadonlyArray<string>, action: string]> = [
  [["⌘", "K"], "Open the command palette (Ctrl K on Windows and Linux)"],
  [["G", "O"], "Go to orders"],
  [["G", "A"], "Go to applications"],
  [["G", "R"], "Go to reports"],
  [["/"], "Go to the search of the page"],
  [["J"], "Next row of a list"],
  [["K"], "Row before"],
  [["Enter"], "Open the row"],
  [["?"], "This help"],
]

export default function KeyboardHelp({ onOpenChange }: { readonly onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog title="Keyboard" isOpen onOpenChange={onOpenChange}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        {keys.map(([strokes, action]) => (
          <div key={action} className="contents">
            <dt className="flex gap-1">
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
      <p className="mt-5 text-sm text-muted">Keys do nothing while you type.</p>
    </Dialog>
  )
}
