/** Specifications of a product, in the order in which they are shown. */
export type Facts = ReadonlyArray<readonly [name: string, value: string]>
