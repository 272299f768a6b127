/** The conditions of one query with their parameters, numbered as they are added. */
export class Where {
  readonly values: Array<unknown> = []
  private readonly conditions: Array<string> = []

  /** Adds a value and returns its placeholder. */
  value(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  /** `condition` gets the placeholder; nothing is added for a missing value. */
  and<A>(value: A | null | undefined, condition: (placeholder: string) => string): this {
    if (value !== null && value !== undefined) this.conditions.push(condition(this.value(value)))
    return this
  }

  /** Adds a condition that needs no value of its own. */
  also(condition: string): this {
    this.conditions.push(condition)
    return this
  }

  toString(): string {
    return this.conditions.length === 0 ? "true" : this.conditions.join(" and ")
  }
}
