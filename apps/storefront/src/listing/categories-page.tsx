import { Link } from "@tanstack/react-router"
import {
  type Category,
  type CategoryGroup,
  GARAGE_MENU,
  MAIN_MENU,
  MORE_MENU,
} from "@voltread/domain/catalogue/category-menu.ts"
import { artPath } from "@voltread/ui/art/art-path.ts"

const groups = [
  ...MAIN_MENU,
  { id: "tires", name: "Tires & Wheels", subCategories: GARAGE_MENU },
  ...MORE_MENU,
]

/** A group without subcategories is all that there is of it. */
const choicesOf = ({ id, name, subCategories }: CategoryGroup): ReadonlyArray<Category> =>
  subCategories.length === 0 ? [{ id, name: `All ${name}` }] : subCategories

/** The whole category menu on one page. */
export function CategoriesPage() {
  return (
    <div className="page py-6 desk:py-10">
      <h1 className="text-3xl">All categories</h1>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 desk:grid-cols-3 wide:grid-cols-4">
        {groups.map((group) => (
          <section
            key={group.id}
            aria-labelledby={`group-${group.id}`}
            className="overflow-hidden rounded-lg border border-line bg-surface"
          >
            <img
              src={artPath(group.subCategories[0]?.id ?? group.id, `all-${group.id}`)}
              alt=""
              width={360}
              height={240}
              loading="lazy"
              className="aspect-[3/2] w-full object-cover"
            />
            <div className="p-5">
              <h2 id={`group-${group.id}`} className="text-lg">
                <Link to="/products/$category" params={{ category: group.id }} className="hover:underline">
                  {group.name}
                </Link>
              </h2>
              <ul className="mt-2">
                {choicesOf(group).map((category) => (
                  <li key={category.id}>
                    <Link
                      to="/products/$category"
                      params={{ category: category.id }}
                      className="inline-block py-1 text-muted hover:text-ink hover:underline"
                    >
                      {category.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}
