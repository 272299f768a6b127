/** Collects numbers of unknown count without boxing them. */
export class NumberBuilder {
  private numbers = new Float64Array(1_024)
  private length = 0

  push(value: number): void {
    if (this.length === this.numbers.length) {
      const next = new Float64Array(this.length * 2)
      next.set(this.numbers)
      this.numbers = next
    }
    this.numbers[this.length++] = value
  }

  finish(): Float64Array {
    return this.numbers.slice(0, this.length)
  }
}
