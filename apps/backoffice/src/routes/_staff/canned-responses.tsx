import { createFileRoute } from "@tanstack/react-router"
import { ReadyAnswersPage } from "../../ready-answers/ready-answers-page.tsx"

export const Route = createFileRoute("/_staff/ready-answers")({ component: ReadyAnswersPage })
