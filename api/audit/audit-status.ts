/** The latest audit result of this process, for metrics. */
export class AuditStatus {
  /** Milliseconds; null: this process has completed no audit yet. */
  checkedAt: number | null = null
  disagreements = 0
  orders = 0

  checked(at: number, disagreements: number, orders: number): void {
    this.checkedAt = at
    this.disagreements = disagreements
    this.orders = orders
  }
}
