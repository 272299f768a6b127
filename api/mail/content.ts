/** The content of a mail, from which its plain text and its HTML are rendered. */
export interface Mail {
  readonly subject: string
  readonly blocks: ReadonlyArray<Block>
  readonly attachments?: ReadonlyArray<Attachment>
}

/** A text file that goes with a mail. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

export type Block =
  | { readonly _tag: "paragraph"; readonly text: string }
  /** A one-time code. */
  | { readonly _tag: "code"; readonly code: string }
  | { readonly _tag: "button"; readonly label: string; readonly url: string }
  | { readonly _tag: "table"; readonly rows: ReadonlyArray<readonly [label: string, value: string]> }
  | { readonly _tag: "note"; readonly text: string }

export const paragraph = (text: string): Block => ({ _tag: "paragraph", text })
export const code = (digits: string): Block => ({ _tag: "code", code: digits })
export const button = (label: string, url: string): Block => ({ _tag: "button", label, url })
export const table = (rows: ReadonlyArray<readonly [label: string, value: string]>): Block => ({
  _tag: "table",
  rows,
})
export const note = (text: string): Block => ({ _tag: "note", text })
