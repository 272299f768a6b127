/** What goes with a mail beside its words. */
export interface Envelope {
  readonly attachments?: ReadonlyArray<Attachment>
  /** A URL that unsubscribes by POST; mail programs show a button for it. */
  readonly unsubscribeUrl?: string
  /** Where answers go. Absent: to the shop's address. */
  readonly replyTo?: string
  /** Of all others, a header asks automatic responders not to answer. */
  readonly isFromPerson?: boolean
}

/** The content of a mail, from which its plain text and its HTML are rendered. */
export interface Mail extends Envelope {
  readonly subject: string
  readonly blocks: ReadonlyArray<Block>
}

/** A text file that goes with a mail. */
export interface Attachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

export type Row = readonly [label: string, value: string]

/** `goods`: names with a quantity or an amount. `facts`: short labels with a text. `sums`: the last row is the total. */
export type TableKind = "goods" | "facts" | "sums"

interface Link {
  readonly label: string
  readonly url: string
}

export type Block =
  | { readonly _tag: "paragraph"; readonly text: string }
  /** A one-time code. */
  | { readonly _tag: "code"; readonly code: string }
  | { readonly _tag: "button"; readonly label: string; readonly url: string }
  | { readonly _tag: "table"; readonly kind: TableKind; readonly rows: ReadonlyArray<Row> }
  /** `link`: ends the note. */
  | { readonly _tag: "note"; readonly text: string; readonly link?: Link }

export const paragraph = (text: string): Block => ({ _tag: "paragraph", text })
export const code = (digits: string): Block => ({ _tag: "code", code: digits })
export const button = (label: string, url: string): Block => ({ _tag: "button", label, url })
export const goods = (rows: ReadonlyArray<Row>): Block => ({ _tag: "table", kind: "goods", rows })
export const facts = (rows: ReadonlyArray<Row>): Block => ({ _tag: "table", kind: "facts", rows })
export const sums = (rows: ReadonlyArray<Row>): Block => ({ _tag: "table", kind: "sums", rows })
export const note = (text: string, link?: Link): Block => ({
  _tag: "note",
  text,
  ...(link === undefined ? {} : { link }),
})

export const greeting = (firstName: string): Block =>
  paragraph(firstName.trim() === "" ? "Hello," : `Hi ${firstName},`)
