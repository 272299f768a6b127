/**
 * Second and third digits of the area codes in use in the 50 states and the District of Columbia, and of those without
 * a place (toll-free, personal), by first digit (North American Numbering Plan).
 */
const AREA_CODES: Readonly<Record<string, string>> = {
  2:
    "01 02 03 05 06 07 08 09 10 12 13 14 15 16 17 18 19 20 23 24 25 27 28 29 31 34 35 39 40 48 51 " +
    "52 53 54 56 60 62 67 69 70 72 74 76 79 81 83",
  3:
    "01 02 03 04 05 07 08 09 10 12 13 14 15 16 17 18 19 20 21 23 24 25 26 27 29 30 31 32 34 36 37 " +
    "39 41 46 47 50 51 52 53 57 60 61 63 64 69 80 85 86",
  4:
    "01 02 04 05 06 07 08 09 10 12 13 14 15 17 19 23 24 25 30 32 34 35 36 40 42 43 45 47 48 57 58 " +
    "63 64 69 70 71 72 75 78 79 80 83 84",
  5:
    "00 01 02 03 04 05 07 08 09 10 12 13 15 16 17 18 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 " +
    "39 40 41 44 51 57 59 61 62 63 64 66 67 70 71 72 73 74 75 77 80 82 85 86 88",
  6:
    "01 02 03 05 06 07 08 09 10 12 14 15 16 17 18 19 20 21 23 24 26 28 29 30 31 36 40 41 45 46 50 " +
    "51 56 57 59 60 61 62 67 69 78 79 80 81 82 86 89",
  7:
    "01 02 03 04 06 07 08 12 13 14 15 16 17 18 19 20 24 25 26 27 28 30 31 32 34 37 38 40 43 47 48 " +
    "54 57 60 62 63 65 69 70 71 72 73 74 75 79 81 85 86",
  8:
    "00 01 02 03 04 05 06 08 10 12 13 14 15 16 17 18 20 21 26 28 30 31 32 33 35 37 38 39 40 43 44 " +
    "45 47 48 50 54 55 56 57 58 59 60 61 62 63 64 65 66 70 72 77 78 88",
  9:
    "00 01 03 04 06 07 08 09 10 12 13 14 15 16 17 18 19 20 24 25 28 29 30 31 34 36 37 38 40 41 43 " +
    "45 47 48 49 51 52 54 56 59 70 71 72 73 75 78 79 80 83 84 85 86 89",
}

const areaCodes: ReadonlySet<string> = new Set(
  Object.entries(AREA_CODES).flatMap(([first, rest]) => rest.split(" ").map((digits) => first + digits)),
)

/**
 * Ten ASCII digits that can be a US phone number: a US area code, then an exchange that does not begin with 0 or 1.
 * Canada and the territories share the numbering plan but not the country (spec §5).
 */
export const isUsPhone = (phone: string): boolean =>
  /^\d{3}[2-9]\d{6}$/.test(phone) && areaCodes.has(phone.slice(0, 3))
