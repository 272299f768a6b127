// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"

/** Klarna's script, which answers as the test wants. */
const installScript = (answers: {
  readonly load: object
  readonly authorize?: object
  readonly finalize?: object
}) => {
  const asked: Array<string> = []
  const answering =
    (name: "load" | "authorize" | "finalize") =>
    (options: object, _: object, done: (answer: object | undefined) => void) => {
      expect(options).toMatchObject({ payment_method_category: "pay_later" })
      asked.push(name)
      done(answers[name])
    }
  vi.spyOn(document.head, "append").mockImplementation(() => {
    Object.assign(window, {
      Klarna: {
        Payments: {
          init: ({ client_token }: { client_token: string }) => asked.push(`init ${client_token}`),
          load: answering("load"),
          authorize: answering("authorize"),
          finalize: answering("finalize"),
        },
      },
    })
    window.klarnaAsyncCallback?.()
  })
  return asked
}

describe("Klarna's form in the page", () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.restoreAllMocks())

  const ask = async () => {
    const { askKlarna } = await import("./klarna-widget.ts")
    const settings = {
      clientToken: "token",
      category: "pay_later",
      widgetUrl: "https://klarna.example/api.js",
    }
    return askKlarna(settings, document.createElement("div"))
  }
  const shown = { show_form: true }

  test("gives what Klarna approves", async () => {
    const asked = installScript({
      load: shown,
      authorize: { ...shown, approved: true, authorization_token: "good" },
    })
    expect(await ask()).toEqual({ _tag: "Approved", token: "good" })
    expect(asked).toEqual(["init token", "load", "authorize"])
  })

  test("finalizes where Klarna wants that first", async () => {
    const asked = installScript({
      load: shown,
      authorize: { ...shown, approved: true, finalize_required: true },
      finalize: { ...shown, approved: true, authorization_token: "later" },
    })
    expect(await ask()).toEqual({ _tag: "Approved", token: "later" })
    expect(asked.at(-1)).toBe("finalize")
  })

  test("tells a purchase that is denied from a shopper to whom Klarna is not to be offered", async () => {
    installScript({ load: shown, authorize: { ...shown, approved: false } })
    expect(await ask()).toEqual({ _tag: "Denied" })
    vi.restoreAllMocks()
    vi.resetModules()
    installScript({ load: shown, authorize: { show_form: false, approved: false } })
    expect(await ask()).toEqual({ _tag: "Unavailable" })
  })

  test("is not opened where Klarna does not want to be shown at all", async () => {
    const asked = installScript({ load: { show_form: false } })
    expect(await ask()).toEqual({ _tag: "Unavailable" })
    expect(asked).not.toContain("authorize")
  })

  test("says so when Klarna cannot be reached", async () => {
    vi.spyOn(document.head, "append").mockImplementation((script) => {
      if (script instanceof HTMLElement) script.dispatchEvent(new Event("error"))
    })
    expect(await ask()).toEqual({ _tag: "Unreachable" })
  })
})
