import type { Attachment, Block, Mail } from "./content.ts"

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments?: ReadonlyArray<Attachment>
}

/** Escapes user input for HTML. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Prevents header injection through line breaks. */
const oneLine = (text: string): string => text.replace(/[\p{C}\s]+/gu, " ").trim()

const textOf = (block: Block): string => {
  switch (block._tag) {
    case "paragraph":
    case "note":
      return block.text
    case "code":
      return `    ${block.code}`
    case "button":
      return `${block.label}:\n${block.url}`
    case "table": {
      const width = Math.max(...block.rows.map(([label]) => label.length))
      return block.rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`).join("\n")
    }
  }
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

const htmlOf = (block: Block): string => {
  switch (block._tag) {
    case "paragraph":
      return `<p style="margin:0 0 16px">${escaped(block.text)}</p>`
    case "note":
      return `<p style="margin:0 0 16px;color:#5f6368;font-size:14px">${escaped(block.text)}</p>`
    case "code":
      return `<p style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:8px">${escaped(block.code)}</p>`
    case "button":
      return (
        `<p style="margin:0 0 16px"><a href="${escaped(block.url)}" style="display:inline-block;padding:12px 24px;` +
        `border-radius:8px;background:#facc15;color:#1c1917;font-weight:600;text-decoration:none">` +
        `${escaped(block.label)}</a></p>`
      )
    case "table": {
      const rows = block.rows.map(
        ([label, value]) =>
          `<tr><td style="padding:6px 16px 6px 0">${escaped(label)}</td>` +
          `<td style="padding:6px 0;text-align:right;white-space:nowrap">${escaped(value)}</td></tr>`,
      )
      return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${rows.join("")}</table>`
    }
  }
}

const SIGNATURE = "Voltread"

/** Uses inline styles only: mail clients drop style sheets, scripts and remote images. */
export const renderMail = ({ subject, blocks, attachments }: Mail): RenderedMail => {
  const title = oneLine(subject)
  return {
    subject: title,
    ...(attachments === undefined ? {} : { attachments }),
    text: `${[...blocks.map(textOf), SIGNATURE].join("\n\n")}\n`,
    html:
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
      `<meta name="color-scheme" content="light dark"></head>` +
      `<body style="margin:0;padding:24px;${FONT};font-size:16px;line-height:1.5">` +
      `<div style="max-width:560px;margin:0 auto">${blocks.map(htmlOf).join("")}` +
      `<p style="margin:24px 0 0;color:#5f6368;font-size:14px">${SIGNATURE}</p></div></body></html>`,
  }
}
