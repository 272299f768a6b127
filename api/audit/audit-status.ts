/** What the audit of this process last came to, for metrics. */
export class AuditStatus {
  /** Milliseconds; null: this process has not compared the books yet. */
  checkedAt: number | null = null
  disagreements = 0
  orders = 0

  checked(at: number, disagreements: number, orders: number): void {
    this.checkedAt = at
    this.disagreements = disagreements
    this.orders = orders
  }
}
