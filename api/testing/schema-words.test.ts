import { LOAN_STATUSES } from "@voltread/domain/loans/loan-status-table.ts"
import { GATEWAY_TYPES } from "@voltread/domain/ordering/gateway-type.ts"
import { ITEM_STATUSES } from "@voltread/domain/ordering/item-status-facts.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { type GraphQLSchema, isInputObjectType, isInterfaceType, isObjectType } from "graphql"
import { expect, test } from "vitest"
import { analyticsSchema, productsSchema, shopSchema } from "../composition/graphql.ts"
import { REPORTS } from "../reports/report-request.ts"

interface Words {
  /** `Type`, `Type.field` or `Type.field.argument`. */
  readonly place: string
  readonly description: string
}

const wordsOf = (schema: GraphQLSchema): ReadonlyArray<Words> =>
  Object.values(schema.getTypeMap()).flatMap((type) => {
    const own = { place: type.name, description: type.description ?? "" }
    if (isInputObjectType(type))
      return [
        own,
        ...Object.values(type.getFields()).map((field) => said(`${type.name}.${field.name}`, field)),
      ]
    if (!isObjectType(type) && !isInterfaceType(type)) return [own]
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const place = `${type.name}.${field.name}`
      return [
        said(place, field),
        ...field.args.map((argument) => said(`${place}.${argument.name}`, argument)),
      ]
    })
    return [own, ...fields]
  })

const said = (
  place: string,
  { description }: { readonly description?: string | null | undefined },
): Words => ({
  place,
  description: description ?? "",
})

const words = [shopSchema, productsSchema, analyticsSchema].flatMap(wordsOf)
const at = (place: string): string => words.find((each) => each.place === place)?.description ?? ""

test("every argument that pages through a list, or waits for a write, says what it takes", () => {
  const paging = words.filter(({ place }) => /^Query\.\w+\.(after|first|position)$/.test(place))
  expect(paging.length).toBeGreaterThan(15)
  expect(paging.filter(({ description }) => description === "").map(({ place }) => place)).toEqual([])
})

test.each([
  ["OrderFilterInput.statuses", ORDER_STATUSES],
  ["ReportInput.statuses", ORDER_STATUSES],
  ["Order.status", ORDER_STATUSES],
  ["CustomerOrder.status", ORDER_STATUSES],
  ["OrderItem.status", ITEM_STATUSES],
  ["CustomerOrderItem.status", ITEM_STATUSES],
  ["LeaseDetails.statusName", LOAN_STATUSES],
  ["Query.adminLoanApplications.statuses", LOAN_STATUSES],
  ["OrderFilterInput.gatewayType", GATEWAY_TYPES],
  ["PaymentDetails.gatewayType", GATEWAY_TYPES],
])("%s names all of its values", (place, values) => {
  expect(at(place).split(/[:,.] ?| or /)).toEqual(expect.arrayContaining([...values]))
})

test("the input of reports names everything that each of them groups by", () => {
  const known = new Map(
    at("ReportInput.groupBy")
      .split(/\.\s+|\.$/)
      .map((sentence) => sentence.split(": "))
      .map(([report = "", groupings = ""]) => [report, groupings.split(", ")]),
  )
  for (const { name, groupings } of Object.values(REPORTS))
    expect([name, known.get(name)]).toEqual([name, Object.keys(groupings)])
})

test("whoever sends a command learns what its id is for", () => {
  for (const type of ["OrderCommandResult", "OwnOrderResult"]) expect(at(type)).toContain("`commandId`")
})

test("nothing refers to papers that outside developers do not have", () => {
  expect(words.filter(({ description }) => /\bspec\b|§/i.test(description))).toEqual([])
})
