import { expect, test } from "vitest"
import { categoryOf } from "./category-words.ts"

test.each([
  ["Samsung Galaxy Smartphone 128 GB", "smartphones"],
  ["Apple iPad mini", "ipad-tablets"],
  ["Dell Inspiron 15 Laptop, touchscreen", "laptop-computers"],
  ["LG 27-Inch Monitor", "computer-monitors"],
  ["Epson Black Ink 2-Pack", "printers-scanners"],
  ["D-Link Xtreme N Gigabit Router", "networking-wireless"],
  ["TP-Link USB Wireless Adapter", "networking-wireless"],
  ["Sony Wireless Headphones", "headphones"],
  ["JBL Wireless Speaker", "bluetooth-speakers"],
  ["BenQ HDTV-Ready Projector", "projectors-screens"],
  ["Elite 100-Inch Screen", "projectors-screens"],
  ["Pioneer Car Stereo", "car-audio"],
  ["Alpine Auto Amplifier", "car-audio"],
  ["Sharp 46-Inch Flat Screen TV", "televisions"],
  ["Canon EF 50 mm Autofocus Lens", "camera-lenses"],
  ["Nikon Camera with Touch Screen", "compact-cameras"],
  ["LG Front Load Washer", "washers-dryers"],
  ["Bosch Dishwasher", "dishwashers"],
  ["GE 30-Inch Gas Range", "oven-ranges"],
  ["Dyson Vacuum in Orange", "vacuums-floor-cleaners"],
  ["Cuisinart Automatic Coffee Maker", "accessories"],
  ["Moen Kitchen Sink", "accessories"],
])("%s is listed in %s", (name, category) => {
  expect(categoryOf(name)).toBe(category)
})

test("the first words that say something decide, a category's own slug among them", () => {
  expect(categoryOf("Deluxe", "tv-stands", "Laptop")).toBe("tv-stands")
  expect(categoryOf("Deluxe", "Laptop", "Television")).toBe("laptop-computers")
})
