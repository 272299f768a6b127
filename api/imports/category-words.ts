import { CATEGORIES } from "@voltread/domain/catalogue/category-menu.ts"

const wordsToCategory: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bphone|smartphone|prepaid/i, "smartphones"],
  [/\btablet|ipad/i, "ipad-tablets"],
  [/\blaptop|notebook/i, "laptop-computers"],
  [/\bmonitor/i, "computer-monitors"],
  [/\bprint|scanner|\bink\b|toner/i, "printers-scanners"],
  [/\brouter|network|modem/i, "networking-wireless"],
  [/\bsound ?bar/i, "sound-bars"],
  [/\bheadphone|headset/i, "headphones"],
  [/\bearbud/i, "earbuds"],
  [/\bspeaker/i, "bluetooth-speakers"],
  [/\bsubwoofer/i, "subwoofers"],
  [/\breceiver/i, "av-receivers"],
  [/\bprojector/i, "projectors-screens"],
  [/\bcar |\bauto\b|gps/i, "car-audio"],
  [/\btv|television|hdtv/i, "televisions"],
  [/\blens/i, "camera-lenses"],
  [/\bcamcorder/i, "camcorders"],
  [/\bcamera|photo/i, "compact-cameras"],
  [/\brefrigerat|freezer/i, "refrigerators"],
  [/\bwasher|dryer|laundry/i, "washers-dryers"],
  [/\bdishwasher/i, "dishwashers"],
  [/\boven|\brange\b|cooktop|microwave/i, "oven-ranges"],
  [/\bvacuum/i, "vacuums-floor-cleaners"],
  [/\bair condition/i, "air-conditioners"],
  [/\bgame|console|controller/i, "game-controllers"],
  [/\bscreen\b/i, "projectors-screens"],
  [/wireless/i, "networking-wireless"],
  [/\bcomputer|desktop|drive|memory|usb|keyboard|mouse/i, "desktop-pcs"],
]

const known = new Set(CATEGORIES.map((category) => category.id))

/** The menu category that matches the supplier's words; `accessories` where none does. */
export const categoryOf = (...words: ReadonlyArray<string>): string => {
  for (const word of words) {
    if (known.has(word)) return word
    const match = wordsToCategory.find(([pattern]) => pattern.test(word))
    if (match !== undefined) return match[1]
  }
  return "accessories"
}
