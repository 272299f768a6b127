/** The step of a log-in after a correct password. */
export interface SecondStepProps {
  readonly problem: string | undefined
  readonly isPending: boolean
  /** False for somebody who has passkeys only: their codes are recovery codes. */
  readonly hasApp: boolean
  readonly onCode: (code: string) => void
  /** Absent for somebody who has no passkey. */
  readonly onPasskey: (() => void) | undefined
  /** Uses a recovery code instead of a passkey. */
  readonly onRecover: () => void
  readonly onBack: () => void
}
