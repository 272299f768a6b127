/** Words that support uses again and again. Whoever sends them fills in what is in braces, and changes what does not fit. */
export interface ReadyAnswer {
  readonly id: string
  /** What it is chosen by. */
  readonly title: string
  readonly subject: string
  readonly body: string
}

/** What stands for a value: `{firstName}`. One that is not known stays, so that whoever sends it sees the gap. */
export interface AnswerValues {
  readonly firstName?: string | undefined
  readonly orderNumber?: string | undefined
}

/** Mails about an order. The mail itself greets the customer and links to the order. */
export const ORDER_ANSWERS: ReadonlyArray<ReadyAnswer> = [
  {
    id: "where-is-my-order",
    title: "Where is my order",
    subject: "Where your order {orderNumber} is",
    body: "Thank you for asking about your order {orderNumber}. It is being prepared, and we email you the tracking number as soon as it leaves our warehouse. You can always see its newest state by the button below.",
  },
  {
    id: "delay",
    title: "Delay",
    subject: "Your order {orderNumber} is delayed",
    body: "We are sorry: your order {orderNumber} takes longer than we told you, because our supplier is late. We now expect to ship it within 5 business days.\n\nIf you would rather not wait, answer this email and we cancel it and refund you in full.",
  },
  {
    id: "wrong-address",
    title: "Address cannot be delivered to",
    subject: "Please check the address of your order {orderNumber}",
    body: "The carrier cannot deliver to the address of your order {orderNumber}. Please answer this email with the complete address, including apartment or unit number.",
  },
  {
    id: "proof-of-residence",
    title: "Proof of residence needed",
    subject: "We need a proof of residence for your order {orderNumber}",
    body: "Before we can ship your order {orderNumber} we have to confirm where you live. Please answer this email and tell us which document you can show us: a utility bill, a bank statement or a lease of the last 60 days. Please do not send the document itself yet.",
  },
  {
    id: "return-how",
    title: "How to send something back",
    subject: "Sending back items of your order {orderNumber}",
    body: "You can send back what you do not want within 30 days. Open your order by the button below, choose “Return items”, and we email you what to do next.",
  },
  {
    id: "vehicle",
    title: "Which vehicle is it for",
    subject: "Which vehicle is your order {orderNumber} for?",
    body: "We want to be sure that what you ordered fits. Please answer this email with year, make, model and trim of your vehicle.",
  },
]

/** Answers to messages and in chats. */
export const SUPPORT_ANSWERS: ReadonlyArray<ReadyAnswer> = [
  {
    id: "thanks",
    title: "Thank you, we look into it",
    subject: "",
    body: "Thank you for your message, {firstName}. We are looking into it and will get back to you today.",
  },
  {
    id: "order-number",
    title: "Ask for the order number",
    subject: "",
    body: "To help you, we need the number of your order. It begins with VT- and is in the email that confirmed it.",
  },
  {
    id: "shipping-time",
    title: "How long shipping takes",
    subject: "",
    body: "Most orders leave our warehouse within 2 business days and arrive 3 to 5 business days later. You get the tracking number by email.",
  },
  {
    id: "returns",
    title: "How returns work",
    subject: "",
    body: "You can send back what you do not want within 30 days. Open the order, choose “Return items”, and we email you what to do next.",
  },
  {
    id: "anything-else",
    title: "Anything else?",
    subject: "",
    body: "Is there anything else that we can do for you, {firstName}?",
  },
]

export const filledIn = (text: string, values: AnswerValues): string =>
  text.replaceAll(/\{(firstName|orderNumber)\}/g, (gap, name: keyof AnswerValues) => values[name] || gap)
