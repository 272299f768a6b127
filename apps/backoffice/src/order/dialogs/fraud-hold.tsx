/** Why nothing can be shipped at the moment. */
export function FraudHold() {
  return (
    <p className="mb-3 text-sm text-muted">
      The fraud check has not answered yet. Nothing can be shipped or made ready for pickup until it has.
    </p>
  )
}
