/** What Klarna's script answers. */
interface Shown {
  readonly show_form: boolean
}

interface Authorized extends Shown {
  readonly approved?: boolean
  readonly authorization_token?: string
  readonly finalize_required?: boolean
}

interface KlarnaPayments {
  readonly init: (options: { readonly client_token: string }) => void
  readonly load: (
    options: { readonly container: HTMLElement; readonly payment_method_category: string },
    data: object,
    callback: (answer: Shown) => void,
  ) => void
  readonly authorize: (
    options: { readonly payment_method_category: string },
    data: object,
    callback: (answer: Authorized) => void,
  ) => void
  readonly finalize: (
    options: { readonly payment_method_category: string },
    data: object,
    callback: (answer: Authorized) => void,
  ) => void
}

declare global {
  interface Window {
    Klarna?: { readonly Payments: KlarnaPayments }
    /** Called by Klarna's script once it is ready. */
    klarnaAsyncCallback?: () => void
  }
}

export type KlarnaAnswer =
  | { readonly _tag: "Approved"; readonly token: string }
  /** Not this time: the shopper may try again. */
  | { readonly _tag: "Denied" }
  /** Klarna does not want to be offered for this purchase. */
  | { readonly _tag: "Unavailable" }
  | { readonly _tag: "Unreachable" }

let loading: Promise<KlarnaPayments> | undefined

const loadScript = (url: string): Promise<KlarnaPayments> =>
  new Promise((resolve, reject) => {
    window.klarnaAsyncCallback = () => {
      if (window.Klarna === undefined) reject(new Error("Klarna's script did not start"))
      else resolve(window.Klarna.Payments)
    }
    const script = document.createElement("script")
    script.src = url
    script.async = true
    script.addEventListener("error", () => reject(new Error("Klarna's script did not load")))
    document.head.append(script)
  })

const klarnaPayments = (url: string): Promise<KlarnaPayments> => {
  loading ??= loadScript(url).catch((error: unknown) => {
    // The next attempt loads it again.
    loading = undefined
    throw error
  })
  return loading
}

const readAnswer = ({ approved, authorization_token, show_form }: Authorized): KlarnaAnswer => {
  if (approved === true && authorization_token !== undefined)
    return { _tag: "Approved", token: authorization_token }
  return { _tag: show_form ? "Denied" : "Unavailable" }
}

/** Shows Klarna in the container and waits for what shopper and Klarna agree on. */
export const askKlarna = async (
  {
    clientToken,
    category,
    widgetUrl,
  }: { readonly clientToken: string; readonly category: string; readonly widgetUrl: string },
  container: HTMLElement,
): Promise<KlarnaAnswer> => {
  const form = { payment_method_category: category }
  try {
    const payments = await klarnaPayments(widgetUrl)
    payments.init({ client_token: clientToken })
    const { show_form } = await new Promise<Shown>((answer) =>
      payments.load({ ...form, container }, {}, answer),
    )
    if (!show_form) return { _tag: "Unavailable" }
    const authorized = await new Promise<Authorized>((answer) => payments.authorize(form, {}, answer))
    return readAnswer(
      authorized.finalize_required === true
        ? await new Promise<Authorized>((answer) => payments.finalize(form, {}, answer))
        : authorized,
    )
  } catch {
    return { _tag: "Unreachable" }
  }
}
