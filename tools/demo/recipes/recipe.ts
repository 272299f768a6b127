/** The parts from which the generator makes a category's products. Brands are invented. */
export interface Recipe {
  readonly prefix: string
  readonly series: ReadonlyArray<string>
  readonly brands: ReadonlyArray<string>
  /** Kinds of products, with their cost in whole dollars from the most basic to the best equipped. */
  readonly kinds: Readonly<Record<string, readonly [min: number, max: number]>>
  /** Values from the most basic to the best; the one that differs between variants of a model comes last. */
  readonly attributes: Readonly<Record<string, ReadonlyArray<string>>>
  readonly colors: ReadonlyArray<string>
  readonly pitch: string
}

/** By category. */
export type Recipes = Readonly<Record<string, Recipe>>
