import { Icon, type IconName, LineIcon } from "@voltread/ui/components/icon.tsx"

/** What only the menus of the back office show. */
const paths = {
  database:
    "M12 3c4.4 0 7.5 1.1 7.5 2.7S16.4 8.5 12 8.5 4.5 7.3 4.5 5.7 7.6 3 12 3ZM4.5 5.7V18c0 1.7 3.1 3 7.5 3s7.5-1.3 7.5-3V5.7m-15 6.2c0 1.6 3.1 2.8 7.5 2.8s7.5-1.2 7.5-2.8",
  keyboard: "M3 7h18v10H3V7Zm4 3.5h.01m3.3 0h.01m3.4 0h.01m3.3 0h.01M8 14h8",
  sliders: "M4 7h7m4 0h5M13 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM4 17h3m4 0h9M9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  star: "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8L12 3.5Z",
  tag: "M4 4h8l8.5 8.5-8 8L4 12V4Zm4.5 4.5v.01",
} as const

export type MenuIconName = IconName | keyof typeof paths

const isOwn = (name: MenuIconName): name is keyof typeof paths => Object.hasOwn(paths, name)

export function MenuIcon({
  name,
  className = "size-5",
}: {
  readonly name: MenuIconName
  readonly className?: string
}) {
  return isOwn(name) ? (
    <LineIcon path={paths[name]} className={className} />
  ) : (
    <Icon name={name} className={className} />
  )
}
