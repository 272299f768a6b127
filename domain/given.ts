import { Result } from "effect"
import { type Decider, fold } from "./decider.ts"

/**
 * The test language of the domain: `given(decider, history).when(command)` returns the decision, as `{ events }` or `{
 * rejection }`, to compare with `toEqual`.
 */
export const given = <State, Command, Event, Rejection>(
  decider: Decider<State, Command, Event, Rejection>,
  history: ReadonlyArray<Event>,
) => ({
  when: (command: Command): { events: ReadonlyArray<Event> } | { rejection: Rejection } =>
    Result.match(decider.decide(command, fold(decider, history)), {
      onSuccess: (events) => ({ events }),
      onFailure: (rejection) => ({ rejection }),
    }),
})
