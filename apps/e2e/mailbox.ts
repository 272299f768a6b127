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
