import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { Dialog } from "react-aria-components/Dialog"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { useDispatch } from "react-redux"
import { LoginForm } from "./login-form.tsx"

interface LogInAgainProps {
  readonly username: string
  readonly onSecondFactorMissing: () => Promise<void>
}

/** Covers the page of somebody whose session has ended, until they have logged in again. */
export default function LogInAgain({ username, onSecondFactorMissing }: LogInAgainProps) {
  const dispatch = useDispatch()
  return (
    <ModalOverlay
      isOpen
      isKeyboardDismissDisabled
      className="fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-canvas px-6 py-10"
    >
      <Modal className="w-full max-w-sm">
        <Dialog aria-label="Log in again">
          <LoginForm
            title="Log in again"
            hint="Your session has ended. Log in and go on where you were."
            known={username}
            onLoggedIn={async (mustSetUpSecondFactor) => {
              if (mustSetUpSecondFactor) await onSecondFactorMissing()
            }}
          >
            <button
              type="button"
              className={`${buttonStyle("ghost", "sm")} self-start`}
              onClick={() => dispatch(accountReset())}
            >
              Log in as someone else
            </button>
          </LoginForm>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
