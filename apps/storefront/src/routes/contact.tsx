import { createFileRoute } from "@tanstack/react-router"
import { ContactPage } from "../contact/contact-page.tsx"
import { publicHead } from "../router/page-head.ts"

export const Route = createFileRoute("/contact")({
  head: publicHead(
    "Contact us",
    (shop) => `Write to ${shop} about an order, a product or paying over time. A person answers.`,
  ),
  component: ContactPage,
})
