import type { ReactNode } from "react"
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs"

interface TabItem {
  readonly id: string
  readonly label: ReactNode
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly items: ReadonlyArray<TabItem>
  readonly selected?: string
  readonly onSelect?: (id: string) => void
}

export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => onSelect?.(String(key))}
    >
      <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className="-mb-px cursor-pointer border-b-3 border-transparent px-3.5 py-2.5 font-semibold whitespace-nowrap text-muted hover:text-ink selected:border-accent selected:text-ink"
          >
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className="py-5">
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
