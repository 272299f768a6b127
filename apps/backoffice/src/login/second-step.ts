/** Of a log-in whose password was right. */
export interface SecondStepProps {
  readonly problem: string | undefined
  readonly isPending: boolean
  readonly onCode: (code: string) => void
  /** Absent for somebody who has no passkey. */
  readonly onPasskey: (() => void) | undefined
  readonly onBack: () => void
}
