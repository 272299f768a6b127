const paths = {
  alert: "M12 8v5m0 3.5v.01M10.3 3.9 2.4 18a2 2 0 0 0 1.7 3h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z",
  "arrow-left": "M19 12H5m6-6-6 6 6 6",
  "arrow-right": "M5 12h14m-6-6 6 6-6 6",
  bookmark: "M6 4h12v16l-6-4.5L6 20V4Z",
  box: "m12 3 8 4v10l-8 4-8-4V7l8-4ZM4 7l8 4 8-4m-8 4v10",
  calendar: "M4 6h16v14H4V6Zm0 4h16M8 3v4m8-4v4",
  car: "M3 17v-5l2-6h14l2 6v5H3Zm0-5h18M5 17a2 2 0 0 0 4 0m6 0a2 2 0 0 0 4 0",
  card: "M3 6h18v12H3V6Zm0 4h18M7 15h4",
  cart: "M3 4h2.2l2.4 11.2h10.6L20.5 8H6.3M9 20h.01M17 20h.01",
  chart: "M4 20h16M7 16v-5m5 5V5m5 11V9",
  check: "m5 12.5 4.5 4.5L19 7.5",
  chat: "M4 5h16v11H11l-4.5 4v-4H4V5Z",
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-left": "m15 6-6 6 6 6",
  "chevron-right": "m9 6 6 6-6 6",
  clock: "M12 7v5l3.5 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  close: "m6 6 12 12M18 6 6 18",
  edit: "M4 20h4L19 9l-4-4L4 16v4Zm9-13 4 4",
  filter: "M4 6h16M7 12h10m-7 6h4",
  home: "M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4v-8.5Z",
  info: "M12 11v5m0-8v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z",
  leave: "M14 4H5v16h9m-4-8h10m-4-4 4 4-4 4",
  lock: "M6 11h12v9H6v-9Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3",
  menu: "M4 7h16M4 12h16M4 17h16",
  minus: "M5 12h14",
  moon: "M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z",
  more: "M5 12v.5h.5V12Zm7 0v.5h.5V12Zm7 0v.5h.5V12Z",
  note: "M5 4h14v11l-5 5H5V4Zm9 16v-5h5M8 9h8m-8 4h4",
  phone:
    "M6 3h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L16 12.5l5 1.5v4a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2Z",
  pin: "M12 21c9-8 9-17 0-17s-9 9 0 17Zm0-13a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  plus: "M12 5v14M5 12h14",
  rows: "M4 6h16M4 10h16M4 14h16M4 18h16",
  screen: "M3 5h18v11H3V5Zm9 11v4m-4 0h8",
  search: "m20 20-4.6-4.6M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z",
  shield: "m12 3 7 3v6c0 4-3 7-7 9-4-2-7-5-7-9V6l7-3Zm-3 9 2 2 4-4",
  store: "M5 10v10h14V10M3 10l2-6h14l2 6H3Zm7 10v-6h4v6",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  truck: "M3 6h11v11H3V6Zm11 4h4l3 3v4h-7M5 17a2 2 0 0 0 4 0m6 0a2 2 0 0 0 4 0",
  undo: "M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3",
  user: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm-8 17c.6-4 3.8-6 8-6s7.4 2 8 6",
} as const

export type IconName = keyof typeof paths

interface LineIconProps {
  readonly path: string
  readonly className?: string
}

/** A line icon of 24 by 24 that one app alone has. */
export function LineIcon({ path, className = "size-5" }: LineIconProps) {
  return (
    <svg
      aria-hidden="true"
      // Default size: without it an icon would fill its container.
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={path} />
    </svg>
  )
}

interface IconProps {
  readonly name: IconName
  readonly className?: string
}

/** A line icon beside text, or inside a control that has its own name. */
export const Icon = ({ name, ...props }: IconProps) => <LineIcon path={paths[name]} {...props} />
