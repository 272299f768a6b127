/** Ways in which a product is drawn beside the one that stands for it. */
export const ART_VIEWS = ["tread", "side", "detail", "vehicle"] as const
export type ArtView = (typeof ART_VIEWS)[number]

const OF_CATEGORY: Readonly<Record<string, ReadonlyArray<ArtView>>> = {
  tires: ["tread", "side", "vehicle"],
  wheels: ["detail", "vehicle"],
}

/** Addresses of the further views of a drawing; none of a photograph. */
export const artViews = (src: string): ReadonlyArray<string> => {
  const [, drawing, category] = /^(\/art\/([^/]+)\/[^/]+)\.svg$/.exec(src) ?? []
  if (drawing === undefined || category === undefined) return []
  return (OF_CATEGORY[category] ?? ["detail"]).map((view) => `${drawing}/${view}.svg`)
}
