import { encodeQR } from "qr"

/** A code that scanners read: dark squares on white, also where the page around it is dark. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const squares = encodeQR(text, "raw", { border: 2 })
  const path = squares
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("")
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      className="size-24"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
