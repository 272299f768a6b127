import { createFileRoute } from "@tanstack/react-router"
import { CategoriesPage } from "../listing/categories-page.tsx"
import { publicHead } from "../router/page-head.ts"

export const Route = createFileRoute("/categories")({
  head: publicHead(
    "All categories",
    (shop) => `Every department of ${shop}: computers, TVs, appliances, phones, tires, wheels and more.`,
  ),
  component: CategoriesPage,
})
