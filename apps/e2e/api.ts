import { randomUUID } from "node:crypto"
import { type APIRequestContext, expect } from "@playwright/test"
import { mailedCode } from "./mailbox.ts"

/** What a journey needs to have happened before: the shop's API, as one person. */
export class Api {
  readonly request: APIRequestContext
  private authorization = ""

  constructor(request: APIRequestContext) {
    this.request = request
  }

  async logIn(username: string, password: string): Promise<void> {
    this.authorization = ""
    this.signIn(await this.post("/api/auth/login", { username, password }))
  }

  /** Registers a made-up customer, with the emailed code. Answers their username. */
  async register(lastName: string, password: string, email?: string): Promise<string> {
    const username = email ?? `${lastName}.${randomUUID()}@example.com`.toLowerCase()
    const person = { firstName: "Erin", lastName, email: username, phone: "3125550142" }
    await this.post("/api/auth/register", { ...person, password, confirmPassword: password })
    const code = await mailedCode(this.request, username, "Voltread code")
    this.signIn(await this.post("/api/auth/verifyAccount", { username, code }))
    return username
  }

  /** Adds an admin, as a super admin. Answers their username. */
  async addAdmin(firstName: string, lastName: string, password: string): Promise<string> {
    const username = `${firstName}.${randomUUID()}@example.com`.toLowerCase()
    const person = { firstName, lastName, email: username, phone: "2125550142" }
    await this.post("/api/users/add", { ...person, role: "ADMIN" })
    await this.acceptInvitation(username, password)
    return username
  }

  /** Chooses the password of a new member of the staff, by the emailed code. */
  async acceptInvitation(username: string, password: string): Promise<void> {
    const confirmationCode = await this.invitationCode(username)
    const choice = { username, password, confirmPassword: password, confirmationCode }
    await this.post("/api/auth/resetPassword", choice)
  }

  private async invitationCode(username: string): Promise<string> {
    let code = ""
    await expect
      .poll(async () => {
        const mailbox = await (await this.request.get("/dev/mailbox")).text()
        const [, body = ""] = mailbox.split(`<span>to ${username}<`)
        code = /^ {4}(\d{6})$/m.exec(body)?.[1] ?? ""
        return code
      })
      .toMatch(/^\d{6}$/)
    return code
  }

  async post(path: string, data: object): Promise<unknown> {
    const answer = await this.request.post(path, { data, headers: this.headers() })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }

  async statusOf(path: string): Promise<number> {
    return (await this.request.get(path, { headers: this.headers() })).status()
  }

  /** The value of the one field of a GraphQL operation. */
  async graphql(query: string, variables: object): Promise<unknown> {
    const answer = await this.post("/graphql", { query, variables })
    return Object.values(Object(Object(answer).data))[0]
  }

  private headers() {
    return this.authorization === "" ? {} : { authorization: this.authorization }
  }

  private signIn(answer: unknown): void {
    const { accessToken, idToken } = Object(answer).data.tokens
    this.authorization = `Bearer ${accessToken} ${idToken}`
  }
}
