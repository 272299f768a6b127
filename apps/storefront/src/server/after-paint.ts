/**
 * An inline script that loads modules after the first paint, so that they do not compete with it. A hidden tab does not
 * paint, so there it loads them at once.
 */
export const loadAfterPaint = (files: ReadonlyArray<string>): string =>
  `(f=>{const load=()=>f.forEach(m=>import(m));document.hidden?load():requestAnimationFrame(()=>setTimeout(load))})(${JSON.stringify(files)})`
