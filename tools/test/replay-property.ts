import { configureGlobal } from "fast-check"

const { PROPERTY_SEED: seed, PROPERTY_PATH: path } = process.env

/** Repeats what a failing property test has printed: its seed, and the path to the values that failed. */
if (seed !== undefined) configureGlobal({ seed: Number(seed), ...(path === undefined ? {} : { path }) })
