import { Button } from "@voltread/ui/components/button.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, useState } from "react"
import { KeptForm } from "./kept-form.tsx"
import { SendForm } from "./send-form.tsx"

const RecordForm = lazy(() => part(() => import("./email-form.tsx")))

/** Sends the customer an email, or records one from elsewhere. */
export default function MailForm({ orderId }: { readonly orderId: string }) {
  const [isElsewhere, setElsewhere] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <KeptForm isShown={!isElsewhere}>
        <SendForm orderId={orderId} />
      </KeptForm>
      <KeptForm isShown={isElsewhere}>
        <RecordForm orderId={orderId} />
      </KeptForm>
      <Button size="sm" variant="ghost" className="self-start" onPress={() => setElsewhere(!isElsewhere)}>
        {isElsewhere ? "Write an email instead" : "Record an email from elsewhere"}
      </Button>
    </div>
  )
}
