import { Button } from "react-aria-components/Button"
import { Text } from "react-aria-components/Text"
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastContent as ToastContent,
} from "react-aria-components/Toast"
import { Icon } from "./icon.tsx"
import { type Severity, toastQueue } from "./toast-queue.ts"

const severityStyles: Readonly<
  Record<Severity, { readonly style: string; readonly icon: "check" | "alert" | "info" }>
> = {
  success: { style: "text-success bg-success-soft", icon: "check" },
  warning: { style: "text-warning bg-warning-soft", icon: "alert" },
  info: { style: "text-info bg-info-soft", icon: "info" },
  error: { style: "text-danger bg-danger-soft", icon: "alert" },
}

/** Region for toasts; one in each app, loaded after the first screen. An app may move its `toasts` elsewhere. */
export default function ToastRegion() {
  return (
    <AriaToastRegion
      queue={toastQueue}
      className="toasts fixed right-4 bottom-20 left-4 z-60 flex flex-col-reverse gap-2 sm:left-auto sm:w-96 desk:bottom-4"
    >
      {({ toast }) => {
        const { style, icon } = severityStyles[toast.content.severity]
        const { action } = toast.content
        return (
          <AriaToast
            toast={toast}
            className="flex animate-rise items-center gap-3 rounded-md border border-line bg-raised p-2 text-ink shadow-overlay"
          >
            <span className={`grid size-9 shrink-0 place-items-center rounded-sm ${style}`}>
              <Icon name={icon} />
            </span>
            <ToastContent className="flex-1 text-sm">
              <Text slot="title" className="font-medium">
                {toast.content.message}
              </Text>
            </ToastContent>
            {action !== undefined && (
              <Button
                className="h-9 cursor-pointer rounded-sm px-3 text-sm font-bold underline underline-offset-4 hover:bg-sunken"
                onPress={() => {
                  action.run()
                  toastQueue.close(toast.key)
                }}
              >
                {action.label}
              </Button>
            )}
            <Button
              slot="close"
              aria-label="Dismiss"
              className="grid size-9 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sunken"
            >
              <Icon name="close" className="size-4" />
            </Button>
          </AriaToast>
        )
      }}
    </AriaToastRegion>
  )
}
