/** Of a log-in whose password was right. */
export interface SecondStepProps {
  readonly problem: string | undefined
  readonly isPending: boolean
  /** False for somebody who has passkeys only: their codes are recovery codes. */
  readonly hasApp: boolean
  readonly onCode: (code: string) => void
  /** Absent for somebody who has no passkey. */
  readonly onPasskey: (() => void) | undefined
  /** A recovery code in the place of a passkey. */
  readonly onRecover: () => void
  readonly onBack: () => void
}
