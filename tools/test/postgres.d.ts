import "vitest"

declare module "vitest" {
  export interface ProvidedContext {
    /** Superuser URL of a running Postgres. A test creates its own database there and drops it. */
    postgresUrl: string
  }
}
