import type { Passkey } from "@voltread/domain/contract/passkey.ts"
import type { SecondFactorState } from "@voltread/domain/contract/second-factor.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { Card } from "../page/card.tsx"
import { knowsPasskeys } from "../session/passkey.ts"

const AddPasskeyDialog = lazy(() => part(() => import("./add-passkey-dialog.tsx")))
const RenamePasskeyDialog = lazy(() => part(() => import("./rename-passkey-dialog.tsx")))
const RemovePasskeyDialog = lazy(() => part(() => import("./remove-passkey-dialog.tsx")))

type Open =
  | { readonly what: "add" }
  | { readonly what: "rename" | "remove"; readonly passkey: Passkey }
  | undefined

interface PasskeysProps {
  readonly state: Pick<SecondFactorState, "passkeys" | "hasApp" | "recoveryCodesLeft">
  readonly onCodes: (codes: ReadonlyArray<string>) => void
}

export function Passkeys({ state: { passkeys, hasApp, recoveryCodesLeft }, onCodes }: PasskeysProps) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <Card
      title="Passkeys"
      action={
        knowsPasskeys() && (
          <Button variant="secondary" size="sm" onPress={() => setOpen({ what: "add" })}>
            <Icon name="plus" className="size-4" />
            Add a passkey
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <p>Log in with your fingerprint, face or screen lock instead of a password and code.</p>
        {!knowsPasskeys() && <Notice severity="info">This browser cannot use passkeys.</Notice>}
        {passkeys.length > 0 && (
          <ul aria-label="Passkeys" className="divide-y divide-line border-y border-line">
            {passkeys.map((passkey) => (
              <li key={passkey.passkeyId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 flex-1 basis-52">
                  <p className="font-semibold break-words">{passkey.name}</p>
                  <p className="text-sm text-muted">
                    Added <DateTime at={passkey.createdAt} dateOnly /> ·{" "}
                    {passkey.lastUsedAt === null ? (
                      "Not used yet"
                    ) : (
                      <>
                        Last used <DateTime at={passkey.lastUsedAt} />
                      </>
                    )}
                  </p>
                </div>
                <div className="-mx-2 flex gap-1">
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Rename ${passkey.name}`}
                    onPress={() => setOpen({ what: "rename", passkey })}
                  >
                    Rename
                  </Button>
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-label={`Remove ${passkey.name}`}
                    onPress={() => setOpen({ what: "remove", passkey })}
                  >
                    Remove
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        {passkeys.length === 1 && !hasApp && recoveryCodesLeft === 0 && (
          <Notice severity="warning">
            If you lose this device, you cannot log in. Generate recovery codes, or add another passkey or an
            authenticator app.
          </Notice>
        )}
      </div>
      <Suspense fallback={null}>
        {open?.what === "add" && <AddPasskeyDialog onCodes={onCodes} onClose={close} />}
        {open?.what === "rename" && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
        {open?.what === "remove" && <RemovePasskeyDialog passkey={open.passkey} onClose={close} />}
      </Suspense>
    </Card>
  )
}
