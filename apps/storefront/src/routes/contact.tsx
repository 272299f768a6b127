import { createFileRoute } from "@tanstack/react-router"
import { ContactPage } from "../contact/contact-page.tsx"

export const Route = createFileRoute("/contact")({
  head: () => ({
    meta: [
      { title: "Contact us | Voltread" },
      {
        name: "description",
        content: "Write to Voltread about an order, a product or paying over time. A person answers.",
      },
    ],
  }),
  component: ContactPage,
})
