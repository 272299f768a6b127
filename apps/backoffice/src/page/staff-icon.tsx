import { Icon, type IconName, LineIcon } from "@voltread/ui/components/icon.tsx"

/** Icons that shoppers need not load. */
const paths = {
  bolt: "M13 2 4 14h7l-1 8 10-13h-7l1-7Z",
  columns: "M4 5h16v14H4zM9.5 5v14M14.5 5v14",
  database: "M5 6v12c0 4 14 4 14 0V6M5 6c0 4 14 4 14 0S5 2 5 6Zm0 6c0 4 14 4 14 0",
  download: "M12 4v11m-4-4 4 4 4-4M5 20h14",
  key: "M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm3 1 9-9m-3 3 2 3m-5 0 2 2",
  keyboard: "M3 7h18v10H3V7Zm4 3h.01M12 10h.01M17 10h.01M8 14h8",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  mail: "M3 6h18v12H3V6Zm0 .5 9 6.5 9-6.5",
  sliders: "M4 7h7m4 0h5M13 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM4 17h3m4 0h9M9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  star: "m12 3 3 6 6 1-4.5 4 1 6-5.5-3-5.5 3 1-6L3 10l6-1 3-6Z",
  tag: "M4 4h8l8 8-8 8-8-8V4Zm4 4v.01",
} as const

export type StaffIconName = IconName | keyof typeof paths

interface StaffIconProps {
  readonly name: StaffIconName
  readonly className?: string
}

const isOwn = (name: StaffIconName): name is keyof typeof paths => Object.hasOwn(paths, name)

/** An icon of the back office or of both apps. */
export const StaffIcon = ({ name, ...props }: StaffIconProps) =>
  isOwn(name) ? <LineIcon path={paths[name]} {...props} /> : <Icon name={name} {...props} />
