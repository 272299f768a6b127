/** The first lines of any supplier's file fit into it. */
const HEAD = 256 * 1_024
const NEWLINE = 0x0a

/** The beginning of a file, unpacked, up to the end of a line: what is needed to know its columns. */
export const headOf = async (file: File): Promise<File> => {
  const isPacked = /\.gz$/i.test(file.name)
  const bytes = isPacked
    ? await beginningOf(file.stream().pipeThrough(new DecompressionStream("gzip")))
    : new Uint8Array(await file.slice(0, HEAD).arrayBuffer())
  const isCut = bytes.length >= HEAD
  const end = isCut ? bytes.lastIndexOf(NEWLINE) + 1 : bytes.length
  return new File([bytes.subarray(0, end || bytes.length)], file.name.replace(/\.gz$/i, ""))
}

const beginningOf = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
  const bytes = new Uint8Array(HEAD)
  const reader = stream.getReader()
  let length = 0
  while (length < HEAD) {
    const { done, value } = await reader.read()
    if (done) break
    const taken = value.subarray(0, HEAD - length)
    bytes.set(taken, length)
    length += taken.length
  }
  await reader.cancel()
  return bytes.subarray(0, length)
}
