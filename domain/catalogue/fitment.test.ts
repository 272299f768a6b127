import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type AxleFitment, isStaggered, type Vehicle } from "./fitment.ts"
import { tireFits, tireSetFits } from "./tire-fit.ts"
import { tireSize } from "./tire-size-arbitraries.ts"
import { parseTireSize } from "./tire-size-parser.ts"
import { parseBoltPattern, type Wheel } from "./wheel.ts"
import { wheelFits, wheelSetFits } from "./wheel-fit.ts"

const tire = (text: string) => Result.getOrThrow(parseTireSize(text))
const pattern = (text: string) => Result.getOrThrow(parseBoltPattern(text))

const axle = (size: string, diameterIn: number, widthIn: number, offsetMm: number): AxleFitment => ({
  tire: tire(size),
  wheel: { diameterIn, widthIn, offsetMm },
})

const same = (fitted: AxleFitment) => ({ front: fitted, rear: fitted })

const pickup: Vehicle = {
  name: "2019 Ford F-150 XLT",
  body: "truck",
  boltPattern: pattern("6x135"),
  hubBoreMm: 87.1,
  fitments: [
    same(axle("265/70R17 115T", 17, 7.5, 44)),
    { ...same(axle("275/55R20 113T", 20, 8.5, 44)), isOptional: true },
  ],
}

const coupe: Vehicle = {
  name: "2020 Ford Mustang GT",
  body: "car",
  boltPattern: pattern("5x114.3"),
  hubBoreMm: 70.5,
  fitments: [
    { front: axle("255/40R19 96Y", 19, 9, 45), rear: axle("275/40R19 101Y", 19, 9.5, 52) },
    same(axle("235/50R18 97W", 18, 8, 44)),
  ],
}

const wheel = (
  patterns: string,
  hubBoreMm: number,
  diameterIn: number,
  widthIn: number,
  offsetMm: number,
): Wheel => ({
  boltPatterns: patterns.split(" ").map(pattern),
  hubBoreMm,
  diameterIn,
  widthIn,
  offsetMm,
})

describe("a tire for a pickup", () => {
  test("of its own size fits, with the reason", () => {
    expect(tireFits(tire("P265/70R17 115T"), pickup)).toEqual({
      fits: true,
      reasons: ["P265/70R17 is the same size as the original 265/70R17."],
      warnings: [],
    })
  })

  test("of an optional size fits too, said so", () => {
    expect(tireFits(tire("275/55R20 117H XL"), pickup)).toMatchObject({
      fits: true,
      reasons: ["Optional size, 275/55R20."],
    })
  })

  test("of a compatible size fits, with how much taller it is", () => {
    expect(tireFits(tire("275/70R17 116T"), pickup)).toEqual({
      fits: true,
      reasons: ["275/70R17 is 1.7% taller than 265/70R17 and goes on the same rim."],
      warnings: [],
    })
  })

  test("below the original's load and speed fits with warnings", () => {
    expect(tireFits(tire("265/70R17 112S"), pickup)).toMatchObject({
      fits: true,
      warnings: [
        "Load index 112 (2,469 lb) is below the original's 115 (2,679 lb).",
        "Speed rating S (112 mph) is below the original's T (118 mph).",
      ],
    })
  })

  test("warns against the original even where an optional size carries less", () => {
    const vehicle: Vehicle = {
      ...pickup,
      fitments: [...pickup.fitments, same(axle("245/70R17 110S", 17, 7.5, 44))],
    }
    expect(tireFits(tire("255/70R17 112S"), vehicle).warnings).toHaveLength(2)
    expect(tireFits(tire("245/70R17 110S"), vehicle)).toMatchObject({ fits: true, warnings: [] })
  })

  test("fits only with one that fits on the other axle", () => {
    const pair = { front: tire("265/70R17 115T"), rear: tire("195/65R15 91H") }
    expect(tireSetFits(pair, pickup).fits).toBe(false)
  })

  test("for a wheel it does not have, or far too small, does not fit", () => {
    expect(tireFits(tire("265/65R18 114T"), pickup).fits).toBe(false)
    expect(tireFits(tire("195/65R15 91H"), pickup)).toMatchObject({ fits: false })
  })
})

describe("tires for a staggered car", () => {
  test("fit as the factory's pair", () => {
    expect(tireSetFits({ front: tire("255/40R19 96Y"), rear: tire("275/40R19 101Y") }, coupe)).toEqual({
      fits: true,
      reasons: ["Front: Original size, 255/40R19.", "Rear: Original size, 275/40R19."],
      warnings: [],
    })
  })

  test("warn by axle", () => {
    const pair = { front: tire("255/40R19 96Y"), rear: tire("275/40R19 101V") }
    expect(tireSetFits(pair, coupe).warnings).toEqual([
      "Rear: Speed rating V (149 mph) is below the original's Y (186 mph).",
    ])
  })

  test("do not fit the wrong way round", () => {
    expect(tireSetFits({ front: tire("285/35R19 99Y"), rear: tire("245/35R19 93Y") }, coupe).fits).toBe(false)
  })

  test("do not fit where those of one axle do not", () => {
    const [front, rear, small] = [tire("255/40R19 96Y"), tire("275/40R19 101Y"), tire("195/65R15 91H")]
    expect(tireSetFits({ front, rear: small }, coupe).fits).toBe(false)
    expect(tireSetFits({ front: small, rear }, coupe).fits).toBe(false)
  })

  test("fit all round where the factory offers that too", () => {
    expect(tireFits(tire("235/50R18 97W"), coupe)).toMatchObject({ fits: true, warnings: [] })
  })
})

test("axles differ by their tires or by their wheels", () => {
  const [front, tire, wheel] = [
    axle("225/45R17 91V", 17, 8, 34),
    axle("255/40R17 94V", 17, 8, 34),
    axle("225/45R17 91V", 17, 8.5, 34),
  ]
  expect([front, tire, wheel].map((rear) => isStaggered({ front, rear }))).toEqual([false, true, true])
})

describe("a wheel", () => {
  const factory = wheel("6x135", 87.1, 17, 7.5, 44)

  test("like the factory's fits, and says why", () => {
    expect(wheelFits(factory, pickup)).toEqual({
      fits: true,
      reasons: [
        "Bolt pattern 6x135 matches.",
        "Hub bore 87.1 mm is exactly the vehicle's.",
        "Diameter 17 in is that of the factory's 17x7.5 +44.",
        "Offset 44 mm is that of the factory's 17x7.5 +44.",
      ],
      warnings: [],
    })
  })

  test.each([
    [
      "another bolt pattern",
      { ...factory, boltPatterns: [pattern("6x139.7"), pattern("5x150")] },
      "Bolt pattern 6x139.7 or 5x150 is not the vehicle's 6x135.",
    ],
    [
      "a smaller hub bore",
      { ...factory, hubBoreMm: 78.1 },
      "Hub bore 78.1 mm does not go over the vehicle's hub of 87.1 mm.",
    ],
    [
      "a far smaller diameter",
      { ...factory, diameterIn: 14 },
      "Diameter 14 in is more than 2 inches from the factory's 17x7.5 +44.",
    ],
    [
      "a far lower offset",
      { ...factory, offsetMm: 3 },
      "Offset 3 mm is more than 40 mm from the factory's 17x7.5 +44.",
    ],
  ])("with %s does not fit, and says so", (_, wrong, reason) => {
    const fit = wheelFits(wrong, pickup)
    expect(fit.fits).toBe(false)
    expect(fit.reasons).toContain(reason)
  })

  test("at the very limits still fits", () => {
    const limit = {
      ...factory,
      boltPatterns: [pattern("6x139.7"), pattern("6x135")],
      hubBoreMm: 106.1,
      diameterIn: 15,
    }
    expect(wheelFits({ ...limit, offsetMm: 4 }, pickup).fits).toBe(true)
    const near = wheelFits({ ...limit, offsetMm: 84 }, pickup)
    expect(near.fits).toBe(true)
    expect(near.reasons).toContainEqual(
      expect.stringMatching(/^Offset 84 mm is within 40 mm of the factory's /),
    )
    expect(wheelFits({ ...limit, offsetMm: 84.5 }, pickup).fits).toBe(false)
    expect(wheelFits({ ...limit, diameterIn: 22, offsetMm: 44 }, pickup).fits).toBe(true)
    expect(wheelFits({ ...limit, diameterIn: 23, offsetMm: 44 }, pickup).fits).toBe(false)
  })

  test("whose bore is a tenth of a millimeter too small does not go over the hub", () => {
    expect(wheelFits({ ...factory, hubBoreMm: 87 }, pickup).fits).toBe(false)
    const wide = wheelFits({ ...factory, hubBoreMm: 90 }, pickup)
    expect(wide.fits).toBe(true)
    expect(wide.reasons).toContain(
      "Hub bore 90 mm goes over the vehicle's hub of 87.1 mm with a centering ring.",
    )
  })

  test("on a car stands less offset than on a truck", () => {
    expect(wheelFits(wheel("5x114.3", 70.5, 19, 9, 40), coupe).fits).toBe(true)
    expect(wheelFits(wheel("5x114.3", 70.5, 19, 9, 20), coupe).fits).toBe(false)
  })

  test("must fit both axles where they differ", () => {
    const vehicle: Vehicle = { ...coupe, fitments: [coupe.fitments[0]] }
    expect(wheelFits(wheel("5x114.3", 70.5, 19, 9, 40), vehicle).fits).toBe(true)
    expect(wheelFits(wheel("5x114.3", 70.5, 19, 9, 37), vehicle).fits).toBe(true)
    expect(wheelFits(wheel("5x114.3", 70.5, 19, 9, 36), vehicle).fits).toBe(false)
  })

  test("of a pair must not be narrower behind than in front", () => {
    const [narrow, wide] = [wheel("5x114.3", 70.5, 19, 9, 45), wheel("5x114.3", 70.5, 19, 9.5, 52)]
    expect(wheelSetFits({ front: narrow, rear: wide }, coupe).fits).toBe(true)
    const fit = wheelSetFits({ front: wide, rear: narrow }, coupe)
    expect(fit.fits).toBe(false)
    expect(fit.reasons).toContain("The rear wheel (9 in) must not be narrower than the front one (9.5 in).")
  })

  test("of a pair have one diameter, or as far apart as the factory's", () => {
    const [front, rear] = [wheel("5x114.3", 70.5, 19, 9, 45), wheel("5x114.3", 70.5, 19, 9.5, 52)]
    const larger = { front: { ...front, diameterIn: 20 }, rear: { ...rear, diameterIn: 20 } }
    expect(wheelSetFits(larger, coupe).fits).toBe(true)
    const mixed = wheelSetFits({ front, rear: larger.rear }, coupe)
    expect(mixed.fits).toBe(false)
    expect(mixed.reasons).toContain(
      "Wheels of 19 in in front and 20 in at the rear do not go together on this vehicle.",
    )
    const [own] = coupe.fitments
    const unlike: Vehicle = {
      ...coupe,
      fitments: [{ ...own, rear: { ...own.rear, wheel: { ...own.rear.wheel, diameterIn: 20 } } }],
    }
    expect(wheelSetFits({ front, rear: larger.rear }, unlike).fits).toBe(true)
    expect(wheelSetFits({ front: larger.front, rear }, unlike).fits).toBe(false)
    expect(wheelSetFits(larger, unlike).fits).toBe(true)
  })

  test("never fits without its bolt pattern or over too big a hub, and always says why", () => {
    const any = fc.record({
      boltPatterns: fc.subarray([pattern("6x135"), pattern("5x114.3"), pattern("6x139.7")], { minLength: 1 }),
      hubBoreMm: fc.constantFrom(66.1, 70.5, 78.1, 87.1, 106.1),
      diameterIn: fc.integer({ min: 14, max: 24 }),
      widthIn: fc.constantFrom(7, 8, 9, 10),
      offsetMm: fc.integer({ min: -50, max: 90 }),
    })
    fc.assert(
      fc.property(any, any, fc.constantFrom(pickup, coupe), (front, rear, vehicle) => {
        const fit = wheelSetFits({ front, rear }, vehicle)
        expect(fit.reasons.length).toBeGreaterThan(0)
        if (!fit.fits) return
        for (const each of [front, rear]) {
          expect(each.boltPatterns).toContainEqual(vehicle.boltPattern)
          expect(each.hubBoreMm).toBeGreaterThanOrEqual(vehicle.hubBoreMm)
        }
        expect(rear.widthIn).toBeGreaterThanOrEqual(front.widthIn)
      }),
      { numRuns: 1_000 },
    )
  })
})

test("a vehicle fits its own tires and wheels, whatever they are", () => {
  fc.assert(
    fc.property(tireSize, tireSize, (front, rear) => {
      const fitment = {
        front: { tire: front, wheel: { diameterIn: front.dimensions.rim, widthIn: 8, offsetMm: 30 } },
        rear: { tire: rear, wheel: { diameterIn: rear.dimensions.rim, widthIn: 9, offsetMm: 35 } },
      }
      const vehicle: Vehicle = { ...coupe, fitments: [fitment] }
      expect(isStaggered(fitment)).toBe(true)
      expect(tireSetFits({ front, rear }, vehicle)).toMatchObject({ fits: true, warnings: [] })
      const hub = { boltPatterns: [vehicle.boltPattern], hubBoreMm: vehicle.hubBoreMm }
      const wheels = { front: { ...hub, ...fitment.front.wheel }, rear: { ...hub, ...fitment.rear.wheel } }
      expect(wheelSetFits(wheels, vehicle).fits).toBe(true)
    }),
  )
})
