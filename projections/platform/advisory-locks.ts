/**
 * The numbers of all advisory locks of the shop's database, by what each guards: two guards with one number would wait for
 * each other for no reason. A new one gets a number that was never used.
 */
export const ADVISORY_LOCKS = {
  /** Appends to the event log, one group at a time. Migration 0001 names the same number in SQL. */
  eventLogAppends: 7_310_001,
  /** The one runner that writes the read models. */
  readModelRunner: 7_310_002,
  /** For creating the tables of the read models. */
  readModelSetup: 7_310_003,
  readModelRebuild: 7_310_004,
  migrations: 7_310_005,
  /** The one process that runs reminders, mail, stock and the like. */
  backgroundProcesses: 7_310_006,
  /** For creating an event log in an empty database. */
  eventLogSetup: 7_310_007,
  signingKeys: 7_310_011,
  searchVocabulary: 7_310_013,
  catalogueImport: 7_310_015,
} as const

/**
 * The lock of the process that runs an embedded Postgres, in its database "postgres". Postgres keeps locks of two numbers
 * apart from those of one. The release before takes the same.
 */
export const EMBEDDED_SERVER_LOCK = [1_986_622_580, 1] as const
