import { AuthCard } from "./auth-card.tsx"
import { VerifyForm } from "./verify-form.tsx"

export function VerifyPage({ username }: { readonly username: string | undefined }) {
  return (
    <AuthCard
      title="Confirm your email"
      lead={
        username === undefined ? "Enter the code that we emailed you." : `We emailed a code to ${username}.`
      }
    >
      <VerifyForm username={username} />
    </AuthCard>
  )
}
