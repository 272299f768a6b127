/** Shops that run, one for each worker, so that journeys beside each other do not meet; separated by spaces. */
const baseUrls = (process.env.E2E_BASE_URL ?? "http://localhost:3000").split(" ")
/** The pages of their simulated vendors. */
const operatorUrls = (process.env.E2E_OPERATOR_URL ?? "").split(" ")

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)

export const shopCount = baseUrls.length

/** The address of this worker's shop. */
export const shopUrl = baseUrls[worker]

/** Where the operator of this worker's simulated vendors has their page. */
export const operatorUrl = (): string => {
  const url = operatorUrls[worker]
  if (url === undefined || url === "") throw new Error("E2E_OPERATOR_URL is not set")
  return url
}
