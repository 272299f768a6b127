import { revalidateLogic } from "@tanstack/react-form"

/** Checks a field when it is left, and after the first sending at every change. */
export const validateOnBlur = revalidateLogic({ mode: "blur", modeAfterSubmission: "change" })
