import { createFileRoute } from "@tanstack/react-router"
import { CategoriesPage } from "../listing/categories-page.tsx"

export const Route = createFileRoute("/categories")({
  head: () => ({
    meta: [
      { title: "All categories | Voltread" },
      {
        name: "description",
        content: "Every department of Voltread: computers, TVs, appliances, phones, tires, wheels and more.",
      },
    ],
  }),
  component: CategoriesPage,
})
