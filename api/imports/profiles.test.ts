import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { PROFILES } from "./profiles.ts"

const ours = {
  productId: "voltread-1",
  sku: "1",
  name: "Kestrel 1",
  description: "",
  brand: "Kestrel",
  category: "laptop-computers",
  productType: "electronics",
  partner: "Voltread",
  size: "",
  regularPrice: "10.00",
  salePrice: "9.00",
  supplierCost: "5.00",
  shippingCost: "0",
  winnerMarkupId: null,
  thumbnailImage: "/a.svg",
  smallImage: "/a.svg",
  largeImage: "/a.svg",
  attributes: {},
  customerReviewAverage: null,
  customerReviewCount: 0,
  isLive: true,
}
const listing = { shop: "walmart", title: "Kestrel 1", category: "laptops", brand: "Kestrel", modelno: "1" }

const phone = {
  image: "https://images.example/1_a.jpg",
  name: "Kestrel 1",
  description: "",
  brand: "Kestrel",
}
const sentence = { shop: "abt", name: "Kestrel 1", description: "" }
const title = { product_id: "1", product_title: "Kestrel 1", cluster_label: "Kestrel 1", vendor_id: "1" }

const failureOf = (profile: string, fields: object): string => {
  const parsed = PROFILES[profile]?.({ ...fields })
  return parsed !== undefined && Result.isFailure(parsed) ? parsed.failure : "accepted"
}

const PRICES: ReadonlyArray<readonly [profile: string, column: string, fields: object]> = [
  ["walmart-amazon", "price", listing],
  ["bestbuy-phones", "price", phone],
  ["abt-buy", "price", sentence],
  ["pricerunner", "price", title],
  ["voltread", "regularPrice", ours],
  ["voltread", "salePrice", ours],
  ["voltread", "supplierCost", ours],
  ["voltread", "shippingCost", ours],
]

describe("a price", () => {
  test("is read by every profile", () => {
    expect(new Set(PRICES.map(([profile]) => profile))).toEqual(new Set(Object.keys(PROFILES)))
  })

  test.each(PRICES)(
    "of %s in the column %s has the same ceiling as all others",
    (profile, column, fields) => {
      expect(failureOf(profile, { ...fields, [column]: "1000000.00" })).toBe("accepted")
      expect(failureOf(profile, { ...fields, [column]: "1000000.01" })).toBe(
        `has the ${column} 1000000.01, over the limit of 1000000`,
      )
    },
  )
})

test.each(["499,99", "1.299,00", "1.299.000,00"])(
  "a line with the decimal comma of another country is rejected: %s is no other amount",
  (price) => {
    expect(failureOf("walmart-amazon", { ...listing, price })).toBe(
      `has the price “${price}”, which is not an amount`,
    )
  },
)

test.each(["1e5", "0x10", "Infinity", "9.9.9", "."])(
  "a price is written in decimals: %s is none",
  (price) => {
    expect(failureOf("walmart-amazon", { ...listing, price })).toBe(
      `has the price “${price}”, which is not an amount`,
    )
  },
)

test.each([
  ["199.9900001", 19_999],
  [".99", 99],
  ["$1,299", 129_900],
])("a price may have parts of a cent, or stand without zeros: %s", (price, cents) => {
  const read = PROFILES["walmart-amazon"]?.({ ...listing, price })
  expect(read !== undefined && Result.getOrThrow(read).salePrice).toBe(cents)
})

describe("the store's own format, saved by a spreadsheet", () => {
  const saved = {
    ...ours,
    salePrice: "$1,299.90",
    isShippable: "FALSE",
    isLive: "TRUE",
    customerReviewAverage: "4.5",
    customerReviewCount: "1,204",
    attributes: {},
  }

  test("has its amounts, counts, and yes and no as it writes them", () => {
    const read = PROFILES.voltread?.(saved)
    expect(read !== undefined && Result.getOrThrow(read)).toMatchObject({
      salePrice: 129_990,
      isShippable: false,
      isLive: true,
      customerReviewCount: 1_204,
    })
    expect(failureOf("voltread", { ...ours, salePrice: "1.299,90" })).toContain("not an amount")
  })

  test("may have empty cells in columns that it need not have", () => {
    const empty = {
      regularPrice: "",
      shippingCost: " ",
      isShippable: "",
      clearance: "",
      customerReviewCount: "",
    }
    const read = PROFILES.voltread?.({ ...ours, ...empty })
    expect(read !== undefined && Result.getOrThrow(read)).toMatchObject({
      regularPrice: 900,
      shippingCost: 0,
      isShippable: true,
      clearance: false,
      customerReviewCount: 0,
    })
    expect(failureOf("voltread", { ...ours, supplierCost: "" })).toContain("not an amount")
  })
})

test("columns that a profile does not know are attributes, except those without a value of one line", () => {
  const read = PROFILES["walmart-amazon"]?.({
    ...listing,
    price: "9",
    Color: " Black ",
    Ports: 3,
    Wireless: true,
    Empty: " ",
    Nested: { a: 1 },
    Listed: ["a"],
  })
  expect(read !== undefined && Result.getOrThrow(read).attributes).toEqual({
    Color: "Black",
    Ports: "3",
    Wireless: "true",
  })
})

describe("a shipping weight", () => {
  const weightOf = (profile: string, fields: object) => {
    const read = PROFILES[profile]?.({ ...fields })
    return read === undefined ? undefined : Result.getOrThrow(read).shippingWeight
  }
  const cases = [
    ["voltread", ours],
    ["walmart-amazon", { ...listing, price: "9.00" }],
  ] as const

  test.each(cases)("of %s is in pounds, or in the unit beside it", (profile, fields) => {
    expect(weightOf(profile, { ...fields, shippingWeight: "24.5" })).toBe(2_450)
    expect(weightOf(profile, { ...fields, shippingWeight: 24.5 })).toBe(2_450)
    expect(weightOf(profile, { ...fields, shippingWeight: "2 kg" })).toBe(441)
  })

  test.each(cases)("of %s may be missing, or be among the attributes", (profile, fields) => {
    expect(weightOf(profile, fields)).toBeNull()
    expect(weightOf(profile, { ...fields, shippingWeight: " " })).toBeNull()
    expect(weightOf(profile, { ...fields, Weight: "24.5 lb" })).toBe(2_450)
    expect(weightOf(profile, { ...fields, Weight: "about a stone" })).toBeNull()
    expect(weightOf(profile, { ...fields, Weight: "24.5 lb", shippingWeight: "30" })).toBe(3_000)
  })

  test.each(cases)(
    "of %s that is invalid, or impossible for a parcel, rejects the line",
    (profile, fields) => {
      for (const shippingWeight of ["heavy", "0", "-1", "20000.01", true, ["1"]])
        expect(failureOf(profile, { ...fields, shippingWeight })).toContain(
          "which is not a weight from 0.01 lb",
        )
      expect(failureOf(profile, { ...fields, shippingWeight: "heavy" })).toContain(
        "the shippingWeight “heavy”",
      )
      expect(failureOf(profile, { ...fields, shippingWeight: "20000" })).toBe("accepted")
    },
  )

  test("among the attributes of the store's own format counts, too", () => {
    expect(weightOf("voltread", { ...ours, attributes: { "Item weight": "3 lb" } })).toBe(300)
  })
})

describe("a product with the minimum of data", () => {
  const { productId, sku, name, brand, category, productType, partner, salePrice, supplierCost } = ours
  const few = { productId, sku, name, brand, category, productType, partner, salePrice, supplierCost }

  test("ships free, has no rating, costs what it costs, and has a drawn picture", () => {
    const read = PROFILES.voltread?.(few)
    expect(read !== undefined && Result.getOrThrow(read)).toMatchObject({
      regularPrice: 900,
      shippingCost: 0,
      customerReviewAverage: null,
      customerReviewCount: 0,
      isLive: true,
      attributes: {},
      largeImage: "/art/laptop-computers/voltread-1.svg",
    })
  })

  test("shows its only picture in all sizes", () => {
    const read = PROFILES.voltread?.({ ...few, smallImage: "https://images.example/1.webp" })
    const url = "https://images.example/1.webp"
    expect(read !== undefined && Result.getOrThrow(read)).toMatchObject({
      thumbnailImage: url,
      smallImage: url,
      largeImage: url,
    })
  })

  test("shows the first of several pictures where none has a size of its own", () => {
    const pictures = ["https://images.example/1.webp", "https://images.example/2.webp"]
    for (const given of [{ images: pictures.join("|") }, { largeImage: "", images: pictures.join("|") }]) {
      const read = PROFILES.voltread?.({ ...few, ...given })
      expect(read !== undefined && Result.getOrThrow(read)).toMatchObject({
        thumbnailImage: pictures[0],
        largeImage: pictures[0],
        moreImages: [pictures[1]],
      })
    }
  })

  test.each(Object.keys(few))("needs the column %s", (column) => {
    const fields = Object.fromEntries(Object.entries(few).filter(([known]) => known !== column))
    expect(failureOf("voltread", fields)).not.toBe("accepted")
  })
})

describe("several pictures", () => {
  const at = (name: string | number) => `https://images.example/${name}.webp`
  const of = (profile: string, fields: object) => {
    const read = PROFILES[profile]?.({ ...fields })
    const { largeImage, moreImages, attributes } = Result.getOrThrow(read ?? Result.fail("no such profile"))
    return { largeImage, moreImages, attributes }
  }

  test.each([
    ["in one column", { images: `${at(1)}| ${at(2)} |${at(3)}` }],
    ["in columns of their own, by their numbers", { image3: at(3), image2: at(2), image: at(1) }],
    ["in both", { images: `${at(1)}|${at(2)}`, image2: at(3) }],
    ["in a list", { images: [at(1), at(2), at(3)] }],
    ["more than once", { images: [at(1), at(1), at(2)].join("|"), image2: at(2), image12: at(3) }],
  ])("%s are used in order, and are no attributes", (_, pictures) => {
    expect(of("walmart-amazon", { ...listing, price: "9", ...pictures })).toEqual({
      largeImage: at(1),
      moreImages: [at(2), at(3)],
      attributes: {},
    })
  })

  test("follow the one that has sizes of its own, which is not repeated", () => {
    const given = { ...ours, largeImage: at(1), images: `${at(1)}|${at(2)}` }
    expect(of("voltread", given)).toMatchObject({ largeImage: at(1), moreImages: [at(2)] })
  })

  test.each([
    "http://images.example/2.webp",
    "javascript:alert(1)",
    "https://",
    "https://a b",
    "2.webp",
    "",
    7,
  ])("exclude %o", (picture) => {
    const given = { ...listing, price: "9", image: at(1), images: [picture] }
    expect(of("walmart-amazon", given).moreImages).toEqual([])
  })

  test("are at most 12", () => {
    const images = Array.from({ length: 20 }, (_, index) => at(index)).join("|")
    expect(of("walmart-amazon", { ...listing, price: "9", images }).moreImages).toHaveLength(11)
    expect(of("voltread", { ...ours, largeImage: at("main"), images }).moreImages).toHaveLength(11)
  })

  test("are no more than one where a file has one", () => {
    expect(of("walmart-amazon", { ...listing, price: "9", image: at(1) }).moreImages).toEqual([])
    expect(of("voltread", { ...ours, largeImage: at(1) })).toMatchObject({
      largeImage: at(1),
      moreImages: [],
    })
  })
})
