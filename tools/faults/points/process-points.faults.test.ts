import { STRIDE, testPoints } from "./points-test.ts"
import { PROCESS_SCENARIOS } from "./process-scenarios.ts"

testPoints([{ name: "imports, rebuilds and mails go on", scenarios: PROCESS_SCENARIOS, stride: STRIDE }])
