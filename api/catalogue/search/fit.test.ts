import type { Vehicle } from "@voltread/domain/catalogue/fitment.ts"
import { parseTireSize } from "@voltread/domain/catalogue/tire-size-parser.ts"
import { parseBoltPattern, type Wheel } from "@voltread/domain/catalogue/wheel.ts"
import { Result } from "effect"
import { expect, test } from "vitest"
import { judgeTire, judgeWheel } from "./fit.ts"

const tire = (text: string) => Result.getOrThrow(parseTireSize(text))
const boltPattern = Result.getOrThrow(parseBoltPattern("5x114.3"))

/** Wider at the rear. */
const vehicle: Vehicle = {
  name: "2020 Ford Mustang GT",
  body: "car",
  boltPattern,
  hubBoreMm: 70.5,
  fitments: [
    {
      front: { tire: tire("255/40R19 96Y"), wheel: { diameterIn: 19, widthIn: 9, offsetMm: 45 } },
      rear: { tire: tire("275/40R19 101Y"), wheel: { diameterIn: 19, widthIn: 9.5, offsetMm: 52 } },
    },
  ],
}
const target = { _tag: "vehicle", vehicle } as const
const wheel = (diameterIn: number, widthIn: number, offsetMm: number): Wheel => ({
  ...{ boltPatterns: [boltPattern], hubBoreMm: 70.5 },
  ...{ diameterIn, widthIn, offsetMm },
})

test.each([
  ["255/40R19 96Y", true, "front"],
  ["275/40R19 101Y", true, "rear"],
  ["195/65R15 91H", false, null],
] as const)("where the axles differ, a tire %s fits: %s, on: %s", (size, fits, axle) => {
  expect(judgeTire(tire(size), target)).toMatchObject({ fits, axle })
})

test.each([
  ["that is made for one axle", wheel(19, 9, 45), true, "front"],
  ["that is made for the other one", wheel(19, 9.5, 52), true, "rear"],
  ["an inch larger, beside one that is larger by as much", wheel(20, 9, 45), true, "front"],
  ["of a width of neither that fits both", wheel(19, 10, 48), true, null],
  ["of a width of neither that fits one", wheel(19, 10, 65), true, "rear"],
  ["that fits neither", wheel(22, 9, 45), false, null],
] as const)("where the axles differ, a wheel %s is judged by axle", (_, offered, fits, axle) => {
  expect(judgeWheel(offered, target)).toMatchObject({ fits, axle })
})

test("where the axles differ, what is said of a tire is about its own axle", () => {
  expect(judgeTire(tire("255/40R19 96V"), target)).toMatchObject({
    reasons: ["Front: Original size, 255/40R19."],
    warnings: ["Front: Speed rating V (149 mph) is below the original's Y (186 mph)."],
  })
})

test("what the original fits all round goes on both axles, though an option has it on one", () => {
  const [front, rear] = [
    { tire: tire("225/45R17 91V"), wheel: { diameterIn: 17, widthIn: 8, offsetMm: 34 } },
    { tire: tire("255/40R17 94V"), wheel: { diameterIn: 17, widthIn: 8.5, offsetMm: 37 } },
  ]
  const fitments: Vehicle["fitments"] = [
    { front, rear: front },
    { front, rear },
  ]
  const sedan = { _tag: "vehicle", vehicle: { ...vehicle, fitments } } as const
  expect(judgeTire(front.tire, sedan)).toMatchObject({
    axle: null,
    reasons: ["Original size, 225/45R17."],
  })
  expect(judgeWheel(wheel(17, 8, 34), sedan)).toMatchObject({ fits: true, axle: null })
  expect(judgeTire(rear.tire, sedan)).toMatchObject({ axle: "rear" })
})
