import { revalidateLogic } from "@tanstack/react-form"

/** Validates on blur, and on every change after the first submit. */
export const validateOnBlur = revalidateLogic({ mode: "blur", modeAfterSubmission: "change" })
