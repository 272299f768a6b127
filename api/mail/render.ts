import { ACCENT, ON_ACCENT } from "../platform/brand.ts"
import { escapeHtml } from "../platform/http/html.ts"
import type { Block, Envelope, Mail, Row, TableKind } from "./content.ts"
import { INK, MUTED, mailPage, RULED, SUNKEN } from "./layout.ts"

export interface RenderedMail extends Envelope {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Prevents header injection through line breaks. */
const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, " ").trim()

const textOf = (block: Block): string => {
  switch (block._tag) {
    case "paragraph":
      return block.text
    case "note":
      return block.link === undefined ? block.text : `${block.text} ${block.link.label}:\n${block.link.url}`
    case "code":
      return `    ${block.code}`
    case "button":
      return `${block.label}:\n${block.url}`
    case "table": {
      const width = Math.max(...block.rows.map(([label]) => label.length))
      return block.rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`.trimEnd()).join("\n")
    }
  }
}

const linkOf = ({ label, url }: { readonly label: string; readonly url: string }): string =>
  ` <a ${MUTED}" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

/** Text as HTML, where an order's number stays on one line. */
const proseOf = (text: string): string =>
  escapeHtml(text).replaceAll(/\bVT-\w{5}-\w{5}\b/g, `<span style="white-space:nowrap">$&</span>`)

const htmlOf = (block: Block): string => {
  switch (block._tag) {
    case "paragraph":
      return `<p ${INK}margin:0 0 16px">${proseOf(block.text)}</p>`
    case "note":
      return `<p ${MUTED}margin:0 0 16px;font-size:14px">${proseOf(block.text)}${block.link === undefined ? "" : linkOf(block.link)}</p>`
    case "code":
      return `<p ${SUNKEN}margin:0 0 16px;padding:16px;border-radius:8px;font-size:32px;font-weight:700;letter-spacing:8px;text-align:center">${escapeHtml(block.code)}</p>`
    case "button":
      return (
        `<p style="margin:0 0 16px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:13px 24px;` +
        `border-radius:8px;background:${ACCENT};color:${ON_ACCENT};font-weight:700;text-decoration:none">` +
        `${escapeHtml(block.label)}</a></p>`
      )
    case "table":
      return (
        `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">` +
        `${block.rows.map((row, index) => rowOf(row, block.kind, index === block.rows.length - 1)).join("")}</table>`
      )
  }
}

const ONE_LINE = ";white-space:nowrap"
const WRAPPED = ";word-break:break-word"

/** The cell of a row that wraps on a phone: the name of goods, the text of a fact. */
const rowOf = ([label, value]: Row, kind: TableKind, isLast: boolean): string => {
  const weight = kind === "sums" && isLast ? ";font-weight:700" : ""
  const [ofLabel, ofValue] = kind === "facts" ? [ONE_LINE, WRAPPED] : [WRAPPED, ONE_LINE]
  return (
    `<tr><td ${RULED}padding:10px 16px 10px 0;vertical-align:top${ofLabel}${weight}">${escapeHtml(label)}</td>` +
    `<td ${RULED}padding:10px 0;vertical-align:top;text-align:right${ofValue}${weight}">${escapeHtml(value)}</td></tr>`
  )
}

const about = (shopName: string) =>
  `You received this email because of an account, an order or a request at ${shopName}.`

/** What a mail client shows beside the subject: the first sentence after the greeting. */
const previewOf = (blocks: ReadonlyArray<Block>): string => {
  const paragraphs = blocks.flatMap((block) => (block._tag === "paragraph" ? [block.text] : []))
  return paragraphs[1] ?? paragraphs[0] ?? ""
}

/** Text and HTML of a mail. There are no scripts and no remote images in it. */
export const renderMail = ({ subject, blocks, ...envelope }: Mail, shopName: string): RenderedMail => {
  const title = oneLine(subject)
  return {
    ...envelope,
    subject: title,
    text: `${[...blocks.map(textOf), shopName].join("\n\n")}\n`,
    html: mailPage({
      title: escapeHtml(title),
      heading: proseOf(title),
      preview: escapeHtml(previewOf(blocks)),
      body: blocks.map(htmlOf).join(""),
      footer: escapeHtml(`${shopName} · ${about(shopName)}`),
      shopName: escapeHtml(shopName),
      // Cut before escaping, so that no entity is cut in half.
      initial: escapeHtml(shopName.charAt(0)),
    }),
  }
}
