import { showToast } from "@voltread/ui/components/toast-queue.ts"

/** Copies text, and says whether the browser let it. */
export const copyText = async (
  text: string,
  done: string,
  refused = "Your browser did not allow copying.",
): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ severity: "success", message: done })
  } catch {
    showToast({ severity: "error", message: refused })
  }
}
