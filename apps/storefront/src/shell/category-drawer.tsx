import { Link } from "@tanstack/react-router"
import {
  type CategoryGroup,
  GARAGE_MENU,
  MAIN_MENU,
  MORE_MENU,
} from "@voltread/domain/catalogue/category-menu.ts"
import { Drawer } from "@voltread/ui/components/drawer.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"

const leaf = "block rounded-sm px-3 py-2.5 hover:bg-sunken"

const finders = [
  { to: "/tires", name: "Tire finder" },
  { to: "/wheels", name: "Wheel finder" },
  { to: "/brands", name: "Brands" },
] as const

function Group({ group }: { readonly group: CategoryGroup }) {
  if (group.subCategories.length === 0) {
    return (
      <Link
        to="/products/$category"
        params={{ category: group.id }}
        className={`${leaf} text-lg font-semibold`}
      >
        {group.name}
      </Link>
    )
  }
  return (
    <details className="group">
      <summary
        className={`${leaf} flex cursor-pointer list-none items-center justify-between text-lg font-semibold`}
      >
        {group.name}
        <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="ml-3 border-l-3 border-accent pl-2">
        {[{ id: group.id, name: `All ${group.name}` }, ...group.subCategories].map((category) => (
          <li key={category.id}>
            <Link to="/products/$category" params={{ category: category.id }} className={leaf}>
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The category menu for narrow screens. */
export default function CategoryDrawer({
  isOpen,
  onOpenChange,
}: {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}) {
  return (
    <Drawer title="Shop by category" isOpen={isOpen} onOpenChange={onOpenChange}>
      <nav aria-label="All categories" className="flex flex-col gap-1">
        {[...MAIN_MENU, ...GARAGE_MENU.map((each) => ({ ...each, subCategories: [] })), ...MORE_MENU].map(
          (group) => (
            <Group key={group.id} group={group} />
          ),
        )}
        <ul className="mt-4 border-t border-line pt-4">
          {finders.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={`${leaf} font-semibold`}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  )
}
