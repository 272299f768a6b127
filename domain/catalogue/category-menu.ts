/** One entry of the static menu (spec §2). `id` is the slug used in addresses and on products. */
export interface Category {
  readonly id: string
  readonly name: string
}

export interface CategoryGroup extends Category {
  readonly subCategories: ReadonlyArray<Category>
}

const group = (id: string, name: string, subCategories: Record<string, string> = {}): CategoryGroup => ({
  id,
  name,
  subCategories: Object.entries(subCategories).map(([slug, label]) => ({ id: slug, name: label })),
})

/** Main groups of the category menu, in order. */
export const MAIN_MENU: ReadonlyArray<CategoryGroup> = [
  group("computer-tablets", "Computer & Tablets", {
    "ipad-tablets": "iPad & Tablets",
    "desktop-pcs": "Desktop PCs",
    "gaming-pcs": "Gaming PCs",
    "laptop-computers": "Laptop Computers",
    "computer-monitors": "Computer Monitors",
    "printers-scanners": "Printers & Scanners",
    "networking-wireless": "Networking & Wireless",
  }),
  group("tv-home-theater", "TV & Home Theater", {
    televisions: "Televisions",
    "flat-screen-tvs": "Flat-Screen TVs",
    "tv-stands": "TV Stands",
    "projectors-screens": "Projectors & Screens",
    "home-theater-systems": "Home Theater Systems",
    "car-audio": "Car Audio",
    "sound-bars": "Sound Bars",
  }),
  group("home-appliances", "Home Appliances", {
    refrigerators: "Refrigerators",
    "washers-dryers": "Washers & Dryers",
    "oven-ranges": "Oven & Ranges",
    dishwashers: "Dishwashers",
    "kitchen-appliances": "Kitchen Appliances",
    "vacuums-floor-cleaners": "Vacuums & Floor Cleaners",
    "air-conditioners": "Air Conditioners",
  }),
  group("smartphones", "Smart Phones"),
]

/** Groups behind "Show More". Spec §2 asks for seven subcategories each; it does not give these names. */
export const MORE_MENU: ReadonlyArray<CategoryGroup> = [
  group("cameras-camcorders", "Cameras & Camcorders", {
    "mirrorless-cameras": "Mirrorless Cameras",
    "dslr-cameras": "DSLR Cameras",
    "compact-cameras": "Compact Cameras",
    camcorders: "Camcorders",
    "action-cameras": "Action Cameras",
    "camera-lenses": "Camera Lenses",
    "tripods-supports": "Tripods & Supports",
  }),
  group("speakers-audio", "Speakers & Audio", {
    headphones: "Headphones",
    earbuds: "Earbuds",
    "bluetooth-speakers": "Bluetooth Speakers",
    "bookshelf-speakers": "Bookshelf Speakers",
    turntables: "Turntables",
    "av-receivers": "AV Receivers",
    subwoofers: "Subwoofers",
  }),
  group("video-games-toys", "Video Games & Toys", {
    "game-consoles": "Game Consoles",
    "game-controllers": "Game Controllers",
    "gaming-headsets": "Gaming Headsets",
    "gaming-chairs": "Gaming Chairs",
    "building-sets": "Building Sets",
    "rc-vehicles": "RC Vehicles",
    "electric-scooters": "Electric Scooters",
  }),
  group("garage-outdoor", "Garage & Outdoor", {
    "power-tools": "Power Tools",
    "lawn-mowers": "Lawn Mowers",
    "pressure-washers": "Pressure Washers",
    generators: "Generators",
    grills: "Grills",
    "patio-heaters": "Patio Heaters",
    "tool-storage": "Tool Storage",
  }),
  group("health-fitness", "Health & Fitness", {
    treadmills: "Treadmills",
    "exercise-bikes": "Exercise Bikes",
    "rowing-machines": "Rowing Machines",
    "smart-watches": "Smart Watches",
    "massage-chairs": "Massage Chairs",
    "home-gyms": "Home Gyms",
    "personal-care": "Personal Care",
  }),
]

/** Tire and wheel categories, next to the electronics menu. */
export const GARAGE_MENU: ReadonlyArray<Category> = [
  { id: "tires", name: "Tires" },
  { id: "wheels", name: "Wheels" },
  { id: "accessories", name: "Accessories" },
]

const groups: ReadonlyArray<CategoryGroup> = [...MAIN_MENU, ...MORE_MENU]

/** Every category that a product can be in. */
export const CATEGORIES: ReadonlyArray<Category> = [
  ...groups.flatMap((each) => (each.subCategories.length === 0 ? [each] : each.subCategories)),
  ...GARAGE_MENU,
]

/** The slugs of products found under a menu entry: a group stands for all its subcategories. */
export const categoriesUnder = (slug: string): ReadonlyArray<string> =>
  groups
    .find((each) => each.id === slug && each.subCategories.length > 0)
    ?.subCategories.map((each) => each.id) ?? [slug]

const names = new Map([...groups, ...CATEGORIES].map((each) => [each.id, each.name]))

/** The menu's name for a slug; an unknown slug is returned as it is. */
export const categoryName = (slug: string): string => names.get(slug) ?? slug

/** Whether the slug is in the menu, as a category or as a group of them. */
export const isCategory = (slug: string): boolean => names.has(slug)

/** From the menu's group to the category itself; one entry for a category without a group. */
export const categoryPath = (slug: string): ReadonlyArray<Category> => {
  const own = { id: slug, name: categoryName(slug) }
  const above = groups.find((each) => each.subCategories.some(({ id }) => id === slug))
  return above === undefined ? [own] : [{ id: above.id, name: above.name }, own]
}
