import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { ThemeToggle } from "@voltread/ui/components/theme-toggle.tsx"
import { useDeferredValue, useState } from "react"
import { Autocomplete } from "react-aria-components/Autocomplete"
import { Dialog } from "react-aria-components/Dialog"
import { Header } from "react-aria-components/Header"
import { Input } from "react-aria-components/Input"
import { ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { SearchField } from "react-aria-components/SearchField"
import { orderSearchQuery } from "../orders/queries.ts"
import { INNER_PAGES } from "../page/inner-pages.ts"
import { StaffIcon, type StaffIconName } from "../page/staff-icon.tsx"
import { REPORT_NAMES, REPORTS } from "../reports/definitions.ts"
import { may, staffRole } from "../session/role.ts"
import { useUser } from "../session/use-session.ts"
import { logOut } from "./log-out.ts"
import { PAGES } from "./pages.ts"
import type { Shortcut } from "./shortcuts.ts"

interface Command {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly icon: StaffIconName
  readonly run: () => void
}

interface Group {
  readonly title: string
  readonly commands: ReadonlyArray<Command>
}

const holds = (label: string, query: string): boolean => label.toLowerCase().includes(query.toLowerCase())

const useGroups = (query: string, onShortcut: (shortcut: Shortcut) => void): ReadonlyArray<Group> => {
  const navigate = useNavigate()
  const role = staffRole(useUser()?.type)
  const { data: found = [] } = useQuery(orderSearchQuery(useDeferredValue(query)))

  const pages = [...PAGES, ...INNER_PAGES]
    .filter(({ permission }) => may(role, permission))
    .map(({ to, label, icon }): Command => ({ id: to, label, icon, run: () => void navigate({ to }) }))
  const reports: ReadonlyArray<Command> = may(role, "read-reports")
    ? REPORT_NAMES.map((id) => ({
        id,
        label: `${REPORTS[id].title} report`,
        icon: "chart",
        run: () => void navigate({ to: "/reports/$report", params: { report: id } }),
      }))
    : []
  const prices: ReadonlyArray<Command> = may(role, "manage-prices")
    ? [
        {
          id: "new-markup",
          label: "New price markup",
          icon: "plus",
          run: () => void navigate({ to: "/prices/rules/new" }),
        },
        {
          id: "product-prices",
          label: "Product prices and their history",
          icon: "tag",
          run: () => void navigate({ to: "/prices/products" }),
        },
      ]
    : []
  const actions: ReadonlyArray<Command> = [
    { id: "help", label: "Keyboard help", icon: "keyboard", run: () => onShortcut("help") },
    { id: "security", label: "Your security", icon: "lock", run: () => void navigate({ to: "/security" }) },
    { id: "log-out", label: "Log out", icon: "leave", run: logOut },
  ]
  const search: ReadonlyArray<Command> =
    query === ""
      ? []
      : [
          {
            id: "search",
            label: `Search all orders for “${query}”`,
            icon: "search",
            run: () => void navigate({ to: "/orders", search: { q: query } }),
          },
          {
            id: "search-customers",
            label: `Search customers for “${query}”`,
            icon: "user",
            run: () => void navigate({ to: "/customers", search: { q: query } }),
          },
        ]
  const orders = found.map(
    (order): Command => ({
      id: order.id,
      label: `${order.uniqueId} · ${order.customerName}`,
      detail: `${statusLabel(order.status)} · ${formatMoney(order.total)}`,
      icon: "box",
      run: () => void navigate({ to: "/orders/$orderId", params: { orderId: order.id } }),
    }),
  )
  return [
    { title: "Orders", commands: query.length < 2 ? [] : [...orders, ...search] },
    {
      title: "Pages",
      commands: [...pages, ...prices, ...reports].filter(({ label }) => holds(label, query)),
    },
    { title: "Actions", commands: actions.filter(({ label }) => holds(label, query)) },
  ].filter(({ commands }) => commands.length > 0)
}

interface CommandPaletteProps {
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onShortcut: (shortcut: Shortcut) => void
}

/** Goes anywhere by typing a few letters; finds orders by anything that the orders' search knows. */
export default function CommandPalette({ onOpenChange, onShortcut }: CommandPaletteProps) {
  const [text, setText] = useState("")
  const groups = useGroups(text.trim(), onShortcut)
  const run = (command: Command) => {
    onOpenChange(false)
    command.run()
  }
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={onOpenChange}
      className="fixed inset-0 z-50 flex animate-fade items-start justify-center bg-scrim p-3 pt-[12vh]"
    >
      <Modal className="w-full max-w-xl animate-rise rounded-lg bg-raised text-ink shadow-overlay">
        <Dialog aria-label="Command palette" className="flex max-h-[70dvh] flex-col outline-none">
          <Autocomplete inputValue={text} onInputChange={setText}>
            <SearchField
              aria-label="Search or go to"
              type="text"
              autoFocus
              className="relative border-b border-line"
            >
              <Icon
                name="search"
                className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted"
              />
              {/* The list scrolls with the option that is active here, and so needs no stop of its own. */}
              <Input
                role="combobox"
                aria-expanded
                placeholder="Order number, customer, page…"
                className="h-14 w-full rounded-t-lg bg-transparent pr-4 pl-12 text-lg outline-none"
              />
            </SearchField>
            <ListBox
              aria-label="Results"
              className="overflow-y-auto p-2"
              items={groups}
              renderEmptyState={() => <p className="px-3 py-6 text-center text-muted">Nothing found</p>}
            >
              {(group) => (
                <ListBoxSection id={group.title} items={group.commands}>
                  <Header className="eyebrow px-3 pt-3 pb-1 text-muted">{group.title}</Header>
                  {group.commands.map((command) => (
                    <ListBoxItem
                      key={command.id}
                      id={command.id}
                      textValue={command.label}
                      onAction={() => run(command)}
                      className="flex cursor-pointer items-center gap-3 rounded-sm px-3 py-2.5 hover:bg-sunken focus:bg-sunken"
                    >
                      <StaffIcon name={command.icon} className="size-5 text-muted" />
                      <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-center sm:justify-between sm:gap-3">
                        <span className="truncate">{command.label}</span>
                        {command.detail !== undefined && (
                          <span className="text-sm whitespace-nowrap text-muted">{command.detail}</span>
                        )}
                      </span>
                    </ListBoxItem>
                  ))}
                </ListBoxSection>
              )}
            </ListBox>
          </Autocomplete>
          {/* Where there is no side bar. */}
          <div className="flex items-center justify-between gap-4 border-t border-line px-4 py-2 desk:hidden">
            <span className="text-sm font-semibold text-muted">Theme</span>
            <ThemeToggle />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
