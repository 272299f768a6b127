import { fromUnits, toRecord, WireApplication } from "@voltread/api/gateways/simple-lease/lender-wire.ts"
import { fold } from "@voltread/domain/decider.ts"
import { loan as loanDecider } from "@voltread/domain/loans/application.ts"
import type { LoanCommand, LoanEvent } from "@voltread/domain/loans/application-event.ts"
import { anApplication } from "@voltread/domain/loans/application-examples.ts"
import type { LoanApplication } from "@voltread/domain/loans/application-state.ts"
import type { LenderRecord } from "@voltread/domain/loans/lender-record.ts"
import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import { amountDue, toFinance } from "@voltread/domain/ordering/down-payment.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { OrderEvent } from "@voltread/domain/ordering/order-event.ts"
import { anItem, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { refundable } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { type LenderDuty, lenderDuties, withdrawal } from "@voltread/domain/processes/lender-duties.ts"
import { lenderToLoan } from "@voltread/domain/processes/lender-to-loan.ts"
import { loanToOrder } from "@voltread/domain/processes/loan-to-order.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { payDifference } from "@voltread/domain/processes/pay-difference.ts"
import { decideAll } from "@voltread/domain/processes/reacting.ts"
import type { Cents } from "@voltread/domain/shared/money.ts"
import { Result, Schema } from "effect"
import { SimulatedClock } from "../clock.ts"
import { pushed } from "./push.ts"
import type { Application, Behaviour } from "./records.ts"
import {
  advanceTime,
  cancel,
  deliver,
  drawUp,
  endContract,
  fund,
  type Refusal,
  receive,
  reduce,
  refund,
  sign,
  takeBack,
} from "./rules.ts"
import { toWire } from "./wire.ts"

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 1)
const SETTINGS = { decideAfterMs: DAY, fundAfterMs: DAY, lateAnswerMs: 0 }
const NEVER_ARRIVED_AFTER = 120_000

/** A step of the simulation: an action of a person, or something in the shop that runs, crashes or is late. */
export type Step =
  | { readonly who: "time"; readonly days: number }
  | { readonly who: "shopper"; readonly does: "sign" | "withdraw" | "card" | "difference" }
  | { readonly who: "lender"; readonly does: "void" | "end" | "fund" }
  /** The bank takes all of a payment back. */
  | { readonly who: "bank" }
  | { readonly who: "staff"; readonly does: "cancel" | "fewer" | "ship" | "return" }
  /** `answered` false: the lender carries out the call, but the answer is lost. */
  | { readonly who: "look"; readonly answered: boolean }
  | { readonly who: "follower"; readonly again: boolean }
  | { readonly who: "refunds" }

/** Shop and lender, connected only by the given steps: just their rules, with a simulated time. */
export class Interleaving {
  lender: Application | undefined
  hasVoided = false
  #orderEvents: ReadonlyArray<OrderEvent>
  #loanEvents: ReadonlyArray<LoanEvent>
  /** Events of the application that were passed on to the order. */
  #told = 0
  #now = START
  #cards = 0

  /** `arrives` false: the application never reaches the lender. `part`: cents that were paid before the application. */
  constructor(behaviour: Behaviour, arrives: boolean, product: LoanProduct, part = 0) {
    const items = [
      anItem({ quantity: 2, price: 20_000 }),
      anItem({ itemId: "item-2", quantity: 1, price: 30_000 }),
    ]
    this.#loanEvents = Result.getOrThrow(
      loanDecider.decide({ type: "Initiate", application: anApplication({ product }) }, loanDecider.initial),
    )
    this.#orderEvents = Result.getOrThrow(
      orderWithReactions.decide(placing(items, { status: "LOAN_IN_PROCESS" }), orderWithReactions.initial),
    )
    if (part > 0) {
      this.#card(part)
      this.#orderDo({ type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "" })
      this.#orderDo({ type: "ChangeStatus", to: "LOAN_IN_PROCESS", reason: "" })
    }
    const total = toFinance(this.order)
    if (arrives)
      this.lender = receive(
        {
          orderRef: "loan-1",
          product,
          applicantName: "Ada",
          amountRequested: total,
          returnUrl: "https://shop.example",
          behaviour,
        },
        SETTINGS,
        this.#now,
      )
  }

  get order(): PlacedOrder {
    const state = fold(orderWithReactions, this.#orderEvents)
    if (state._tag !== "placed") throw new Error("not placed")
    return state
  }

  get loan(): LoanApplication {
    const state = fold(loanDecider, this.#loanEvents)
    if (state._tag === "none") throw new Error("no application")
    return state
  }

  do(step: Step): void {
    switch (step.who) {
      case "time":
        this.#now += step.days * DAY
        this.#atLender((application) => Result.succeed(advanceTime(application, this.#now)))
        return
      case "shopper":
        this.#shopper(step.does)
        return
      case "lender":
        this.#lendersPeople(step.does)
        return
      case "bank":
        this.#bank()
        return
      case "staff":
        this.#staff(step.does)
        return
      case "look":
        this.#look(step.answered)
        return
      case "follower":
        this.#follow(step.again)
        return
      case "refunds":
        this.#refunds()
        return
    }
  }

  /** Runs everything until nothing changes anymore. */
  settle(): void {
    for (let round = 0; round < 4; round++) {
      this.do({ who: "look", answered: true })
      this.do({ who: "follower", again: false })
      this.do({ who: "refunds" })
    }
  }

  /** The same, until every deadline has passed. */
  quiesce(): void {
    for (let month = 0; month < 10; month++) {
      this.settle()
      this.do({ who: "time", days: 31 })
    }
    this.settle()
  }

  #atLender(rule: (application: Application) => Result.Result<Application, Refusal>): boolean {
    if (this.lender === undefined) return false
    const changed = rule(this.lender)
    if (Result.isFailure(changed)) return false
    this.lender = changed.success
    return true
  }

  #orderDo(...commands: ReadonlyArray<OrderCommand>): void {
    const decided = decideAll(orderWithReactions, commands, fold(orderWithReactions, this.#orderEvents))
    if (Result.isSuccess(decided)) this.#orderEvents = [...this.#orderEvents, ...decided.success]
  }

  #loanDo(commands: ReadonlyArray<LoanCommand>): void {
    const decided = Result.getOrThrowWith(
      decideAll(loanDecider, commands, fold(loanDecider, this.#loanEvents)),
      ({ message }) => new Error(message),
    )
    this.#loanEvents = [...this.#loanEvents, ...decided]
  }

  #shopper(does: Extract<Step, { readonly who: "shopper" }>["does"]): void {
    switch (does) {
      case "sign":
        this.#atLender((application) => sign(application, this.#now))
        return
      case "withdraw":
        if (!["COMPLETED", "DECLINED", "BLOCKED", "CANCELLED"].includes(this.loan.status))
          this.#loanDo([withdrawal(this.loan, "not wanted", this.#at())])
        return
      case "difference":
        this.#orderDo(...payDifference(this.loan, this.order))
        return
      case "card":
        this.#card(amountDue(this.order))
        return
    }
  }

  #card(amount: Cents): void {
    this.#cards += 1
    const sale = { paymentId: `card-${this.#cards}`, transactionId: `tx-${this.#cards}`, amount }
    this.#orderDo(recordPayment(sale), recordPayment({ ...sale, result: "succeeded" }))
  }

  #bank(): void {
    const { order } = this
    const payment = order.payments.find(({ kind }) => kind === "sale")
    const amount = payment === undefined ? 0 : refundable(order, payment)
    if (payment === undefined || amount === 0) return
    const back = { paymentId: `${payment.paymentId}:void`, refersTo: payment.paymentId, amount } as const
    this.#orderDo(recordPayment({ ...back, kind: "void", result: "succeeded" }))
  }

  /** Voids a signed contract, pays for one before its items have arrived, or ends one that waits for its signature. */
  #lendersPeople(does: "void" | "end" | "fund"): void {
    if (does === "end") this.#atLender(endContract)
    else if (does === "fund") this.#atLender((application) => Result.succeed(fund(application, this.#now)))
    else if (this.lender?.status === "COMPLETED")
      this.hasVoided =
        this.#atLender((application) => pushed(application, { status: "APPROVED" }, this.#now)) ||
        this.hasVoided
  }

  #staff(does: "cancel" | "fewer" | "ship" | "return"): void {
    const [line] = this.order.lines
    switch (does) {
      case "cancel":
        this.#orderDo({ type: "CancelOrder", reason: "" })
        return
      case "fewer":
        this.#orderDo({ type: "CancelUnits", itemId: line?.itemId ?? "", quantity: 1, reason: "" })
        return
      case "ship":
        this.#orderDo({ type: "ChangeStatus", to: "PENDING_FULFILMENT", reason: "" })
        this.#orderDo({ type: "ChangeStatus", to: "CONFIRMED_BY_SUPPLIER", reason: "" })
        for (const { itemId } of this.order.lines)
          for (const to of ["SHIPPED", "DELIVERED"] as const)
            this.#orderDo({ type: "ChangeItemStatus", itemId, to, reason: "" })
        return
      case "return":
        this.#orderDo({ type: "ReturnItem", itemId: line?.itemId ?? "", quantity: 1, reason: "" })
        return
    }
  }

  #look(answered: boolean): void {
    for (let round = 0; round < 8; round++) {
      const { loan, order } = this
      const record = this.#record()
      const age = this.#now - START
      if (record === undefined) {
        if (age > NEVER_ARRIVED_AFTER && loan.status !== "CANCELLED")
          this.#loanDo([withdrawal(loan, "never arrived", this.#at())])
        return
      }
      const at = this.#at()
      this.#loanDo([
        ...lenderToLoan(record, loan, at),
        { type: "Expire", now: at },
        { type: "AnnounceEnd", now: at },
      ])
      const [duty] = lenderDuties(this.loan, order, record, age)
      if (duty === undefined || !this.#atLender((application) => this.#carryOut(application, duty))) return
      if (!answered) return
    }
  }

  #carryOut(application: Application, duty: LenderDuty): Result.Result<Application, Refusal> {
    switch (duty._tag) {
      case "Cancel":
        return cancel(application, duty.reason, this.#now)
      case "DrawUp": {
        const items = duty.order.lines
          .filter(({ counted }) => counted)
          .map(({ itemId, name, price, quantity, sku }) => ({
            reference: itemId,
            sku,
            name,
            quantity,
            unitPrice: price,
          }))
        return drawUp(application, { items, total: toFinance(duty.order) }, this.#now)
      }
      case "Reduce":
        return reduce(application, { total: duty.amount, left: fromUnits(duty.units) }, SETTINGS, this.#now)
      case "Deliver":
        return deliver(application, fromUnits(duty.units), SETTINGS, this.#now)
      case "Return":
        return takeBack(application, fromUnits(duty.units), this.#now)
    }
  }

  /** `again`: events are passed on to the order a second time, as after a crash. */
  #follow(again: boolean): void {
    const from = again ? Math.max(0, this.#told - 2) : this.#told
    for (let index = from; index < this.#loanEvents.length; index++) {
      const event = this.#loanEvents[index]
      if (event === undefined) continue
      for (const command of loanToOrder(event, this.loan, this.order, this.#at())) this.#orderDo(command)
    }
    this.#told = this.#loanEvents.length
  }

  #refunds(): void {
    for (const payment of this.order.payments) {
      if (payment.kind !== "refund" || payment.result !== "requested") continue
      const done =
        payment.gatewayType === "CARD" ||
        this.lender?.refunds.some(({ id }) => id === payment.paymentId) === true ||
        this.#atLender((application) => refund(application, payment.paymentId, payment.amount, this.#now))
      this.#orderDo({
        type: "RecordPayment",
        payment: { ...payment, result: done ? "succeeded" : "failed", transactionId: payment.paymentId },
      })
    }
  }

  #record(): LenderRecord | undefined {
    if (this.lender === undefined) return undefined
    const wire = toWire(this.lender, {
      clock: new SimulatedClock(),
      signUrl: (token) => `https://lender.example/${token}`,
    })
    return toRecord(Schema.decodeUnknownSync(WireApplication)(wire))
  }

  #at(): string {
    return new Date(this.#now).toISOString()
  }
}
