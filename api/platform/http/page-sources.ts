/** Origins that a page of the shop may load from, for something of another site that is part of it. */
export interface PageSources {
  readonly scripts?: ReadonlyArray<string>
  readonly frames?: ReadonlyArray<string>
  readonly connections?: ReadonlyArray<string>
}
