import type { Recipes } from "./recipe.ts"

export const CAR_ACCESSORIES: Recipes = {
  accessories: {
    prefix: "ACC",
    series: ["Road", "Trail", "Pit"],
    brands: ["Roadnote", "Oakridge", "Forgewell", "Trailcam"],
    kinds: {
      "Lug Nut Set": [14, 60],
      "Tire Pressure Sensor Kit": [60, 190],
      "Tire Inflator": [30, 120],
      "Jump Starter": [50, 210],
      "Dash Camera": [45, 260],
      "Floor Mat Set": [40, 180],
      "Roof Cargo Box": [180, 620],
    },
    attributes: {
      Warranty: ["1 year", "2 years", "3 years"],
      Finish: ["Standard", "Heavy duty"],
      Fits: ["Compact", "Midsize", "Full size"],
    },
    colors: ["Black", "Silver", "Yellow"],
    pitch: "A small thing that makes every drive easier.",
  },
}
