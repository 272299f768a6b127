import { LineIcon } from "@voltread/ui/components/icon.tsx"

/** Icons that shoppers need not load. */
const paths = {
  columns: "M4 5h16v14H4zM9.5 5v14M14.5 5v14",
  download: "M12 4v11m-4-4 4 4 4-4M5 20h14",
  key: "M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm3 1 9-9m-3 3 2 3m-5 0 2 2",
} as const

interface StaffIconProps {
  readonly name: keyof typeof paths
  readonly className?: string
}

export const StaffIcon = ({ name, ...props }: StaffIconProps) => <LineIcon path={paths[name]} {...props} />
