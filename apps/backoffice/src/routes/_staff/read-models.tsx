import { createFileRoute } from "@tanstack/react-router"
import { ReadModelsPage } from "../../read-models/read-models-page.tsx"

export const Route = createFileRoute("/_staff/read-models")({ component: ReadModelsPage })
