/** The parts of a tire size. */
export type SizePart = "width" | "aspect" | "rim"

interface SidewallProps {
  readonly width: string
  readonly aspect: string
  readonly rim: string
  /** Load index and speed rating, such as `102H`; empty where they are not known. */
  readonly service?: string
  /** Highlighted. */
  readonly part?: SizePart | undefined
}

const treadAngles = Array.from({ length: 31 }, (_, index) => index * 6 - 90)

/** A tire's sidewall with its size, as printed on a real tire. */
export function SidewallDrawing({ width, aspect, rim, service = "", part }: SidewallProps) {
  const fill = (own: SizePart) => (part === undefined || part === own ? "#ffc61a" : "#f8f6f0")
  return (
    <svg
      role="img"
      aria-label={`Tire sidewall with the size ${width}/${aspect}R${rim}${service === "" ? "" : ` ${service}`}`}
      viewBox="0 0 480 250"
      className="h-auto w-full"
    >
      <defs>
        <path id="size-line" d="M70 232a172 172 0 0 1 340 0" />
      </defs>
      <path d="M8 250a232 232 0 0 1 464 0z" fill="#10141c" />
      <path d="M20 250a220 220 0 0 1 440 0z" fill="#1d2430" />
      {treadAngles.map((angle) => (
        <path
          key={angle}
          d="M-6-232h12l-3 16h-6z"
          fill="#2f3848"
          transform={`translate(240 250) rotate(${angle})`}
        />
      ))}
      <path d="M118 250a122 122 0 0 1 244 0z" fill="#8e96a5" />
      <path d="M130 250a110 110 0 0 1 220 0z" fill="#c9ced8" />
      {[-60, -30, 0, 30, 60].map((angle) => (
        <path
          key={angle}
          d="M-9-108h18l-5 84h-8z"
          fill="#8e96a5"
          transform={`translate(240 250) rotate(${angle})`}
        />
      ))}
      <circle cx="240" cy="250" r="30" fill="#5f6879" />
      <text fontSize="40" fontWeight="800" letterSpacing="3" textAnchor="middle">
        <textPath href="#size-line" startOffset="50%">
          <tspan fill={fill("width")}>{width}</tspan>
          <tspan fill="#f8f6f0">/</tspan>
          <tspan fill={fill("aspect")}>{aspect}</tspan>
          <tspan fill="#f8f6f0">R</tspan>
          <tspan fill={fill("rim")}>{rim}</tspan>
          {service !== "" && <tspan fill="#aeb5c3"> {service}</tspan>}
        </textPath>
      </text>
    </svg>
  )
}
