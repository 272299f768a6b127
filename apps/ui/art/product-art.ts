import { ART_VIEWS, type ArtView } from "./art-views.ts"
import { carAccessories, jumpStarter } from "./car-accessories.ts"
import { ellipse, rect, SIZE, type Svg } from "./draw.ts"
import * as household from "./household.ts"
import { kitchenKinds } from "./kitchen.ts"
import * as leisure from "./leisure.ts"
import { hash, type Palette, paletteOf } from "./palette.ts"
import { wheel, wheelOnVehicle } from "./rims.ts"
import * as screens from "./screens.ts"
import { inchesOf, scaled, scaleOf, seedHasWords } from "./seed.ts"
import * as sound from "./sound.ts"
import { sidewall, tire, tireOnVehicle, tread } from "./tires.ts"
import * as variants from "./variants.ts"

type Drawing = (palette: Palette, number: number, seed: string) => Svg
type Plain = (palette: Palette) => Svg

/** What the seed's words call for; `usual` when they name none of these. */
const oneOf =
  (kinds: ReadonlyArray<readonly [words: string, draw: Plain]>, usual: Plain): Drawing =>
  (palette, _number, seed) =>
    (kinds.find(([words]) => seedHasWords(seed, words))?.[1] ?? usual)(palette)

/** As large as the seed's inches say, beside others of its kind. */
const sized =
  (draw: Plain, usual: number, smallest: number, largest: number): Drawing =>
  (palette, _number, seed) =>
    scaled(draw(palette), scaleOf(inchesOf(seed, usual), smallest, largest))

const television = sized(screens.television, 65, 32, 75)

/** What stands for each category of the menu; a category that is not here gets a parcel. */
const drawings: Readonly<Record<string, Drawing>> = {
  "ipad-tablets": sized(screens.tablet, 11, 8, 13),
  "desktop-pcs": screens.desktop,
  "gaming-pcs": screens.gamingPc,
  "laptop-computers": sized(screens.laptop, 15.6, 13, 16),
  "computer-monitors": sized(screens.monitor, 27, 22, 34),
  "printers-scanners": oneOf([["document-scanner", variants.scanner]], screens.printer),
  "networking-wireless": oneOf(
    [
      ["mesh-wi-fi-system", variants.meshWifi],
      ["network-switch", variants.networkSwitch],
      ["wi-fi-extender", variants.extender],
    ],
    screens.router,
  ),
  televisions: television,
  "flat-screen-tvs": television,
  "tv-stands": screens.tvStand,
  "projectors-screens": oneOf([["projector-screen", variants.projectorScreen]], screens.projector),
  smartphones: sized(screens.phone, 6.5, 5.8, 6.8),
  "smart-watches": screens.watch,
  "home-theater-systems": sound.homeTheater,
  "car-audio": sound.carAudio,
  "sound-bars": sound.soundBar,
  headphones: sound.headphones,
  earbuds: sound.earbuds,
  "bluetooth-speakers": sound.bluetoothSpeaker,
  "bookshelf-speakers": sound.speaker,
  turntables: sound.turntable,
  "av-receivers": sound.receiver,
  subwoofers: sound.subwoofer,
  "gaming-headsets": sound.headset,
  refrigerators: household.refrigerator,
  "washers-dryers": oneOf([["dryer", variants.dryer]], household.washer),
  "oven-ranges": household.range,
  dishwashers: household.dishwasher,
  "kitchen-appliances": oneOf(kitchenKinds, household.blender),
  "vacuums-floor-cleaners": oneOf(
    [
      ["robot-vacuum", variants.robotVacuum],
      ["upright-vacuum", variants.uprightVacuum],
      ["carpet-cleaner", variants.uprightVacuum],
    ],
    household.vacuum,
  ),
  "air-conditioners": household.airConditioner,
  "gaming-chairs": household.chair,
  "massage-chairs": household.chair,
  "personal-care": oneOf(
    [
      ["electric-toothbrush", variants.toothbrush],
      ["hair-dryer", variants.hairDryer],
    ],
    household.personalCare,
  ),
  "power-tools": oneOf([["circular-saw", variants.saw]], household.drill),
  "lawn-mowers": household.mower,
  "pressure-washers": household.pressureWasher,
  generators: household.generator,
  grills: household.grill,
  "patio-heaters": household.heater,
  "tool-storage": household.toolChest,
  "mirrorless-cameras": leisure.camera,
  "dslr-cameras": leisure.camera,
  "compact-cameras": leisure.compactCamera,
  camcorders: leisure.camcorder,
  "action-cameras": leisure.actionCamera,
  "camera-lenses": leisure.lens,
  "tripods-supports": leisure.tripod,
  "game-consoles": leisure.gameConsole,
  "game-controllers": leisure.controller,
  "building-sets": leisure.blocks,
  "rc-vehicles": leisure.rcCar,
  "electric-scooters": leisure.scooter,
  treadmills: leisure.treadmill,
  "exercise-bikes": leisure.bike,
  "rowing-machines": leisure.rower,
  "home-gyms": leisure.gym,
  tires: tire,
  wheels: wheel,
  accessories: oneOf(carAccessories, jumpStarter),
  brands: variants.monogram,
}

const parcel: Drawing = () =>
  `<path d="M240 96l140 70v150l-140 70-140-70V166z" fill="#c99a62"/><path d="M240 236v150l140-70V166z" fill="#a97b46"/><path d="M240 236L100 166l140-70 140 70z" fill="#e0b884"/><path d="M170 131l140 70v40l-24 12v-40L146 143z" fill="#f6e3c8"/>`

const CLOSE_UP = "132 112 216 216"

/** Further views; that of a category goes before the one for all of them. */
const views: Readonly<Record<ArtView, Readonly<Record<string, Drawing>>>> = {
  detail: {},
  tread: { tires: tread },
  side: { tires: sidewall },
  vehicle: { tires: tireOnVehicle, wheels: wheelOnVehicle },
}

/**
 * The picture of a product that has no photograph, as an SVG document: the same for the same category, seed and view, for
 * ever. Served at `/art/<category>/<seed>.svg`, its views at `/art/<category>/<seed>/<view>.svg`.
 */
export const productArt = (category: string, seed: string, view?: ArtView): string => {
  const palette = paletteOf(seed)
  const draw = (view === undefined ? undefined : views[view][category]) ?? drawings[category] ?? parcel
  const [from, to] = palette.ground
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view === "detail" ? CLOSE_UP : `0 0 ${SIZE} ${SIZE}`}"><defs>` +
    `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<linearGradient id="glow" x2="1" y2="1"><stop stop-color="${palette.glow}"/><stop offset="1" stop-color="${palette.glowEnd}"/></linearGradient>` +
    `<radialGradient id="shade"><stop stop-color="#1a1408" stop-opacity=".35"/><stop offset="1" stop-color="#1a1408" stop-opacity="0"/></radialGradient>` +
    `</defs>${rect(0, 0, SIZE, SIZE, 0, "url(#ground)")}${ellipse(240, 408, 190, 26, "url(#shade)")}${draw(palette, hash(seed), seed)}</svg>`
  )
}

/** `/art/tires/mich-x-black.svg` → its document; `null` when the address is not one of a picture. */
export const artAt = (pathname: string): string | null => {
  const [, category, seed, named] =
    /^\/art\/([a-z0-9-]{1,60})\/([a-z0-9-]{1,120})(?:\/([a-z]+))?\.svg$/.exec(pathname) ?? []
  if (category === undefined || seed === undefined) return null
  const view = ART_VIEWS.find((each) => each === named)
  return view === undefined && named !== undefined ? null : productArt(category, seed, view)
}
