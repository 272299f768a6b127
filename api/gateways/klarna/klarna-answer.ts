/** Klarna has looked at the call and does not do it. */
export interface KlarnaRefusal {
  readonly _tag: "Refused"
  readonly status: number
  readonly code: string
  readonly message: string
  /** An earlier try of this call may have been carried out. */
  readonly repeated: boolean
}

export type KlarnaAnswer =
  | { readonly _tag: "Answered"; readonly body: unknown }
  | KlarnaRefusal
  | { readonly _tag: "Unanswered"; readonly reason: string }
