/**
 * An inline script that loads modules after the first paint, so that they do not compete with it, and each in a
 * task of its own: starting fifty at once keeps a phone from answering for a third of a second. A hidden tab does not
 * paint, so there it does not wait. `fetchFiles` reads the list: what is under way need not be fetched beside it.
 */
export const loadAfterPaint = (files: ReadonlyArray<string>): string =>
  `(f=>{(self.imported??=[]).push(...f);const load=()=>f.forEach(m=>setTimeout(()=>import(m)));document.hidden?load():requestAnimationFrame(load)})(${JSON.stringify(files)})`
