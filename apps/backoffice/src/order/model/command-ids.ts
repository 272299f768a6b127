/**
 * Ids of commands that were sent and not answered yet. Sending the same command again uses the same id, so that the
 * server does it once, however often the connection fails; other content is another command.
 */
export class CommandIds {
  readonly #unanswered = new Map<string, string>()
  readonly #create: () => string

  constructor(create: () => string = () => crypto.randomUUID()) {
    this.#create = create
  }

  /** `command` is the operation's name, `variables` its content as plain data. */
  idFor(command: string, variables: unknown): string {
    const key = keyOf(command, variables)
    const known = this.#unanswered.get(key)
    if (known !== undefined) return known
    const created = this.#create()
    this.#unanswered.set(key, created)
    return created
  }

  /** The server has answered, yes or no: the same content from now on is a new command. */
  answered(command: string, variables: unknown): void {
    this.#unanswered.delete(keyOf(command, variables))
  }
}

const keyOf = (command: string, variables: unknown): string => `${command} ${JSON.stringify(variables)}`
