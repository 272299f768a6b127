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
