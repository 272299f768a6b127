import { dayIn } from "../shared/time-zone.ts"
import type { ApplicantDay } from "./application-form.ts"

/** Of the states that the shop delivers to, Hawaii is the last to reach a day, and the east coast the first. */
const inHawaii = dayIn("Pacific/Honolulu")
const onTheEastCoast = dayIn("America/New_York")

/** What day it may be where an applicant is, at an instant. */
export const applicantDay = (instant: string): ApplicantDay => ({
  earliest: inHawaii(instant),
  latest: onTheEastCoast(instant),
})
