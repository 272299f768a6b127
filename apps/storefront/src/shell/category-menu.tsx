import { Link } from "@tanstack/react-router"
import {
  type CategoryGroup,
  GARAGE_MENU,
  MAIN_MENU,
  MORE_MENU,
} from "@voltread/domain/catalogue/category-menu.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { useDisclosure } from "./use-disclosure.ts"
import { WithoutScript } from "./without-script.tsx"

const entry =
  "inline-flex h-11 cursor-pointer items-center gap-1 rounded-sm px-0.5 text-[0.8125rem] font-semibold whitespace-nowrap wide:px-2 wide:text-sm hover:bg-night-raised aria-expanded:bg-night-raised aria-[current=page]:shadow-[inset_0_-3px_0_var(--color-accent)]"
const leaf = "block rounded-sm px-2 py-1.5 hover:bg-sunken aria-[current=page]:font-bold"

function GroupLinks({ group }: { readonly group: CategoryGroup }) {
  return (
    <ul>
      {group.subCategories.map((category) => (
        <li key={category.id}>
          <Link to="/products/$category" params={{ category: category.id }} className={leaf}>
            {category.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The main menu of spec §2; without JavaScript, why its like does nothing. */
export function CategoryMenu() {
  return (
    <>
      <WithoutScript />
      <Categories />
    </>
  )
}

/** For wide screens; each group opens on its button. */
function Categories() {
  const { open, setOpen, ref } = useDisclosure<HTMLElement>()
  const toggle = (id: string) => setOpen(open === id ? null : id)
  const shown = MAIN_MENU.find((group) => group.id === open)

  return (
    <nav ref={ref} aria-label="Categories" className="relative hidden border-t border-night-line desk:block">
      <ul className="page flex items-center justify-between overflow-x-auto py-1 wide:gap-0.5">
        {MAIN_MENU.map((group) => (
          <li key={group.id}>
            {group.subCategories.length === 0 ? (
              <Link to="/products/$category" params={{ category: group.id }} className={entry}>
                {group.name}
              </Link>
            ) : (
              <button
                {...early}
                type="button"
                aria-expanded={open === group.id}
                className={entry}
                onClick={() => toggle(group.id)}
              >
                {group.name}
                <Icon name="chevron-down" className="size-4 not-wide:hidden" />
              </button>
            )}
          </li>
        ))}
        {GARAGE_MENU.map((category) => (
          <li key={category.id}>
            <Link to="/products/$category" params={{ category: category.id }} className={entry}>
              {category.name}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/tires" className={entry}>
            Tire finder
          </Link>
        </li>
        <li>
          <Link
            to="/"
            hash="electro-finance-financing"
            activeOptions={{ exact: true, includeHash: true }}
            className={entry}
          >
            Financing
          </Link>
        </li>
        <li className="ml-auto hidden wide:block">
          <Link to="/brands" className={entry}>
            Brands
          </Link>
        </li>
        <li>
          <button
            {...early}
            type="button"
            aria-expanded={open === "more"}
            className={entry}
            onClick={() => toggle("more")}
          >
            Show More
            <Icon name="chevron-down" className="size-4 not-wide:hidden" />
          </button>
        </li>
      </ul>
      {(shown !== undefined || open === "more") && (
        <div className="absolute inset-x-0 top-full z-40 animate-rise border-b border-line bg-raised text-ink shadow-overlay">
          {shown === undefined ? (
            <div className="page grid max-h-[360px] grid-cols-5 gap-6 overflow-y-auto py-6">
              {MORE_MENU.map((group) => (
                <section key={group.id} aria-label={group.name}>
                  <h2 className="px-2 pb-1 text-base">
                    <Link
                      to="/products/$category"
                      params={{ category: group.id }}
                      className="hover:underline"
                    >
                      {group.name}
                    </Link>
                  </h2>
                  <GroupLinks group={group} />
                </section>
              ))}
            </div>
          ) : (
            <div className="page grid grid-cols-[1fr_2fr] gap-10 py-6">
              <div>
                <h2 className="text-2xl">{shown.name}</h2>
                <Link
                  to="/products/$category"
                  params={{ category: shown.id }}
                  className="mt-3 inline-flex items-center gap-2 font-semibold underline decoration-accent decoration-3 underline-offset-6"
                >
                  See all <Icon name="arrow-right" className="size-4" />
                </Link>
              </div>
              <div className="[&_ul]:columns-2">
                <GroupLinks group={shown} />
              </div>
            </div>
          )}
        </div>
      )}
    </nav>
  )
}
