/** What products of a category are made of: the generator mixes these. Brands are invented. */
export interface Recipe {
  readonly prefix: string
  readonly series: ReadonlyArray<string>
  readonly brands: ReadonlyArray<string>
  /** What they are called, with their cost in whole dollars from the plainest to the best equipped. */
  readonly kinds: Readonly<Record<string, readonly [min: number, max: number]>>
  /** Values from the plainest to the best; one that differs between variants of a model comes last. */
  readonly attributes: Readonly<Record<string, ReadonlyArray<string>>>
  readonly colors: ReadonlyArray<string>
  readonly pitch: string
}

/** By category. */
export type Recipes = Readonly<Record<string, Recipe>>
