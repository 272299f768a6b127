import { createFileRoute } from "@tanstack/react-router"
import { ImportPage } from "../../../../imports/import-page.tsx"

export const Route = createFileRoute("/_staff/prices/imports/$importId")({ component: ImportPage })
