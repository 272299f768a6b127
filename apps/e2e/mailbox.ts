import { type APIRequestContext, expect } from "@playwright/test"

/** The code of the newest mail to somebody, from the shop's own mailbox; waits for a mail whose subject has `about`. */
export const mailedCode = async (
  request: APIRequestContext,
  username: string,
  about: string,
): Promise<string> => {
  const subject = new RegExp(`<strong>(\\d{6}) is your ${about}</strong> <span>to ${username}<`)
  let code = ""
  await expect
    .poll(async () => {
      const page = await (await request.get("/dev/mailbox")).text()
      code = subject.exec(page)?.[1] ?? ""
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

interface MailSeen {
  readonly subject: string
  readonly text: string
}

const unescaped = (html: string): string =>
  html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** What somebody has got, newest first, as the shop's own mailbox shows it. */
export const mailsTo = async (
  request: APIRequestContext,
  username: string,
): Promise<ReadonlyArray<MailSeen>> => {
  const page = await (await request.get("/dev/mailbox")).text()
  const entry = /<strong>(.*?)<\/strong> <span>to (.*?)<\/span><\/summary>.*?<pre>(.*?)<\/pre>/gs
  return [...page.matchAll(entry)]
    .filter(([, , to = ""]) => unescaped(to) === username)
    .map(([, subject = "", , text = ""]) => ({ subject: unescaped(subject), text: unescaped(text) }))
}

/** The code of the newest mail that says that somebody's order is ready for pickup. */
export const mailedPickupCode = async (request: APIRequestContext, email: string): Promise<string> => {
  let code = ""
  await expect
    .poll(async () => {
      const mail = (await mailsTo(request, email)).find(({ subject }) => subject.includes("ready for pickup"))
      code = /^\s*(\d{6})$/m.exec(mail?.text ?? "")?.[1] ?? ""
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}
