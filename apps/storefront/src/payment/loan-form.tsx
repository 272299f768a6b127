import { PAY_FREQUENCIES, PAY_FREQUENCY_LABELS } from "@voltread/domain/loans/application-form.ts"
import type { LoanProduct } from "@voltread/domain/loans/lender-terms.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Checkbox } from "@voltread/ui/components/checkbox.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Select } from "@voltread/ui/components/select.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { digitsOnly } from "@voltread/ui/form/digits.ts"
import { firstInvalid } from "@voltread/ui/form/first-invalid.ts"
import { useImperativeHandle, useRef, useState } from "react"
import { loanApplication } from "./loan-application.ts"
import {
  emptyLoan,
  keptAnswers,
  LOAN_STEPS,
  type LoanField,
  type LoanValues,
  loanErrors,
  stepInError,
} from "./loan-values.ts"
import type { PaymentFormProps, Preparation } from "./payment-form.ts"

interface LoanFormProps extends PaymentFormProps {
  readonly product: LoanProduct
}

type Errors = Readonly<Record<string, string>>
type SetField = <F extends LoanField>(field: F, value: LoanValues[F]) => void
interface FieldsProps {
  readonly values: LoanValues
  readonly errors: Errors
  readonly setField: SetField
}

const FIRST = "input, button[aria-haspopup]"

/** An application in steps. Name and address are the checkout's; what is asked here goes to the lender. */
export function LoanForm({ ref, toPay, method, product }: LoanFormProps) {
  const [values, setValues] = useState<LoanValues>(() => ({
    ...emptyLoan,
    ...keptAnswers.get(),
  }))
  const [errors, setErrors] = useState<Errors>({})
  const [step, setStep] = useState(0)
  const element = useRef<HTMLDivElement>(null)

  const setField: SetField = (field, value) => {
    const changed = { ...values, [field]: value }
    setValues(changed)
    keptAnswers.keep(changed)
    setErrors(({ [field]: _, ...others }) => others)
  }
  /** The first that is wrong, else the first. */
  const focusField = () =>
    requestAnimationFrame(() => {
      const step = element.current
      if (step !== null) (firstInvalid(step) ?? step.querySelector<HTMLElement>(FIRST))?.focus()
    })

  const open = (index: number) => {
    setStep(index)
    focusField()
  }

  const finish = () => {
    const all = loanErrors(values)
    const wrong = LOAN_STEPS[step]?.fields.filter((field) => all[field] !== undefined) ?? []
    setErrors(Object.fromEntries(wrong.map((field) => [field, all[field] ?? ""])))
    if (wrong.length === 0) open(step + 1)
    else focusField()
  }

  /** Answers whether anything is. A step that nobody has come to is opened: nothing in it is wrong yet. */
  const showMissing = (): boolean => {
    const all = loanErrors(values)
    const wrong = stepInError(all)
    if (wrong === undefined) return false
    setErrors(wrong > step ? {} : all)
    setStep(wrong)
    return true
  }

  useImperativeHandle(ref, () => ({
    showMissing,
    prepare: async (): Promise<Preparation> => {
      if (!showMissing()) return loanApplication(product, method, toPay, values)
      focusField()
      return { _tag: "Problem", message: "Please complete your application." }
    },
  }))

  return (
    <div ref={element} className="flex flex-col gap-4">
      <ol className="flex flex-col gap-4" aria-label="Your application">
        {LOAN_STEPS.map(({ title }, index) => (
          <li
            key={title}
            aria-current={index === step ? "step" : undefined}
            className="rounded-md border border-line p-4"
          >
            <div className="flex flex-wrap items-center gap-3">
              <h3 className="flex-1 font-semibold">
                {index + 1}. {title}
              </h3>
              {index < step && (
                <>
                  <span className="text-sm text-muted">Completed</span>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Change: ${title}`}
                    onPress={() => open(index)}
                  >
                    Change
                  </Button>
                </>
              )}
            </div>
            {index === step && (
              <div className="mt-4 flex flex-col gap-4">
                <StepFields index={index} values={values} errors={errors} setField={setField} />
                {index < LOAN_STEPS.length - 1 && (
                  <Button variant="secondary" className="self-start" onPress={finish}>
                    Continue
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      <p className="flex items-start gap-2 text-sm text-muted">
        <Icon name="lock" className="mt-0.5 size-4" />
        All of this goes to the lender. We store none of it; this device keeps your income and pay dates, and
        nothing else, until you apply.
      </p>
    </div>
  )
}

function StepFields({ index, ...fields }: FieldsProps & { readonly index: number }) {
  switch (index) {
    case 0:
      return <AboutYou {...fields} />
    case 1:
      return <Income {...fields} />
    default:
      return <BankAccount {...fields} />
  }
}

function AboutYou({ setField, errors, values }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Date of birth"
        type="date"
        value={values.dateOfBirth}
        onChange={(text) => setField("dateOfBirth", text)}
        errorMessage={errors.dateOfBirth}
        autoComplete="bday"
      />
      <TextField
        label="Social Security number"
        value={values.ssn}
        onChange={(text) => setField("ssn", digitsOnly(9)(text))}
        errorMessage={errors.ssn}
        description="9 digits, for the lender's decision."
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  )
}

const FREQUENCIES = PAY_FREQUENCIES.map((id) => ({ id, label: PAY_FREQUENCY_LABELS[id] }))

function Income({ setField, errors, values }: FieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Monthly income before taxes"
        value={values.monthlyIncome}
        onChange={(text) => setField("monthlyIncome", text)}
        errorMessage={errors.monthlyIncome}
        inputMode="decimal"
        autoComplete="off"
        placeholder="$3,200"
      />
      <Select
        label="How often are you paid?"
        options={FREQUENCIES}
        value={values.payFrequency === "" ? null : values.payFrequency}
        onChange={(id) => setField("payFrequency", id)}
        errorMessage={errors.payFrequency}
      />
      <TextField
        label="Next pay date"
        type="date"
        value={values.nextPayDate}
        onChange={(text) => setField("nextPayDate", text)}
        errorMessage={errors.nextPayDate}
        autoComplete="off"
      />
    </div>
  )
}

function BankAccount({ setField, errors, values }: FieldsProps) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Routing number"
          value={values.routingNumber}
          onChange={(text) => setField("routingNumber", digitsOnly(9)(text))}
          errorMessage={errors.routingNumber}
          description="9 digits, at the bottom left of a check."
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          label="Account number"
          value={values.accountNumber}
          onChange={(text) => setField("accountNumber", digitsOnly(17)(text))}
          errorMessage={errors.accountNumber}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <Checkbox
        isSelected={values.consent}
        onChange={(isSelected) => setField("consent", isSelected)}
        errorMessage={errors.consent}
      >
        I agree that the lender may check my application against these details and take payments from this
        account once I have signed a contract.
      </Checkbox>
    </>
  )
}
