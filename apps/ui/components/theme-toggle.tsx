import { useEffect, useState } from "react"
import { early } from "../page/early-press.ts"
import { readTheme, type ThemeMode, writeTheme } from "../theme/theme-mode.ts"
import { Icon, type IconName } from "./icon.tsx"

const modes: ReadonlyArray<{ readonly mode: ThemeMode; readonly label: string; readonly icon: IconName }> = [
  { mode: "light", label: "Light", icon: "sun" },
  { mode: "system", label: "System", icon: "screen" },
  { mode: "dark", label: "Dark", icon: "moon" },
]

/** Light, dark, or the system's theme. */
export function ThemeToggle() {
  const [current, setCurrent] = useState<ThemeMode>("system")
  useEffect(() => setCurrent(readTheme()), [])
  return (
    <fieldset className="inline-flex w-fit rounded-full border border-night-line p-1">
      <legend className="sr-only">Theme</legend>
      {modes.map(({ mode, label, icon }) => (
        <button
          key={mode}
          {...early}
          type="button"
          aria-pressed={current === mode}
          aria-label={`${label} theme`}
          className="grid size-9 cursor-pointer place-items-center rounded-full aria-pressed:bg-accent aria-pressed:text-on-accent"
          onClick={() => {
            writeTheme(mode)
            setCurrent(mode)
          }}
        >
          <Icon name={icon} className="size-4" />
        </button>
      ))}
    </fieldset>
  )
}
