import { type APIRequestContext, expect } from "@playwright/test"

type Body = Readonly<Record<string, unknown>>

/** Where the simulated vendors' operator has their page. */
export const operatorUrl = (): string => {
  const url = process.env.E2E_OPERATOR_URL
  if (url === undefined) throw new Error("E2E_OPERATOR_URL is not set")
  return url
}

/** What whoever operates the simulated vendors does, by the routes behind the operator's page. */
export class Operator {
  readonly request: APIRequestContext

  constructor(request: APIRequestContext) {
    this.request = request
  }

  async post(vendor: string, path: string, data: Body = {}): Promise<void> {
    await this.send("POST", vendor, path, data)
  }

  async put(vendor: string, path: string, data: Body): Promise<void> {
    await this.send("PUT", vendor, path, data)
  }

  /** The newest record of a vendor's book that fits, such as of one order. What a vendor cannot filter by, it refuses. */
  async record(vendor: string, book: string, which: Readonly<Record<string, string>>): Promise<Body> {
    const path = `${book}?${new URLSearchParams(which)}`
    const answer = await this.request.get(this.address(vendor, path))
    expect(answer.ok(), `${vendor}${path}: ${await answer.text()}`).toBe(true)
    const [records = []] = Object.values(Object(await answer.json()))
    expect(records, path).not.toEqual([])
    return Object(Object(records).at(-1))
  }

  /** The vendor carries its calls out meanwhile, but whoever makes one of these hears nothing of it. */
  async withoutAnswers(vendor: string, operations: ReadonlyArray<string>, meanwhile: () => Promise<void>) {
    const lost = { kind: "drop", when: "after", calls: 1_000 }
    for (const operation of operations) await this.post(vendor, "/faults", { ...lost, operation })
    try {
      await meanwhile()
    } finally {
      await this.send("DELETE", vendor, "/faults")
    }
  }

  private async send(method: string, vendor: string, path: string, data?: Body): Promise<void> {
    const answer = await this.request.fetch(this.address(vendor, path), {
      method,
      headers: { "x-operator": "1" },
      ...(data === undefined ? {} : { data }),
    })
    expect(answer.ok(), `${vendor}${path}: ${await answer.text()}`).toBe(true)
  }

  private address(vendor: string, path: string): string {
    return new URL(`/vendors/${vendor}${path}`, operatorUrl()).href
  }
}
