/** `./test quick` sets it: tests that try thousands of examples then try one in so many of them, others each time. */
const ONE_IN = Number(process.env.TEST_SAMPLE ?? 1)

/** A random part of the examples; all of them unless TEST_SAMPLE is set. */
export const sampled = <A>(examples: ReadonlyArray<A>): ReadonlyArray<A> => {
  const first = Math.floor(Math.random() * ONE_IN)
  return examples.filter((_, index) => index % ONE_IN === first)
}

/** How many of so many are at least in a sample of them. */
export const sampledCount = (all: number): number => Math.floor(all / ONE_IN)
