import { AuthCard } from "./auth-card.tsx"
import { VerifyForm } from "./verify-form.tsx"

/** After a registration (spec §2). */
export function RegisteredPage({ username }: { readonly username: string | undefined }) {
  return (
    <AuthCard
      title="Thank you for registering"
      lead={
        <>
          One step is left: we emailed a code to {username ?? "your address"}. Enter it here to confirm that
          the address is yours.
        </>
      }
    >
      <VerifyForm username={username} />
    </AuthCard>
  )
}
