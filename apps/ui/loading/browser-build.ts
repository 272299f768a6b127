interface Run {
  readonly command: string
  readonly isSsrBuild?: boolean
}

/** For a Vite plugin's `apply`: only what is built for the browser. On the server all code is there. */
export const isBrowserBuild = (_config: unknown, { command, isSsrBuild }: Run): boolean =>
  command === "build" && isSsrBuild !== true
