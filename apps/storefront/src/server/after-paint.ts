/**
 * An inline script that loads modules once the page has been painted: until then, line and processor belong to what the
 * shopper sees. A hidden tab is not painted, so it does not wait.
 */
export const loadAfterPaint = (files: ReadonlyArray<string>): string =>
  `(f=>{const load=()=>f.forEach(m=>import(m));document.hidden?load():requestAnimationFrame(()=>setTimeout(load))})(${JSON.stringify(files)})`
