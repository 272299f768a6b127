import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"

interface CheckoutProblemsProps {
  /** Why the last attempt failed. */
  readonly refusal: string | null
  /** What of the cart cannot be ordered. */
  readonly problems: ReadonlyArray<string>
}

/** Each problem once, with the way to the cart where it is one of the cart. */
export function CheckoutProblems({ refusal, problems }: CheckoutProblemsProps) {
  return (
    <>
      {refusal !== null && (
        <Notice severity="error" isAlert>
          <p className="font-semibold">{refusal}</p>
          <p className="text-sm">Everything you entered is still here.</p>
        </Notice>
      )}
      {problems
        .filter((text) => refusal?.includes(text) !== true)
        .map((text) => (
          <Notice key={text} severity="warning">
            {text}
          </Notice>
        ))}
      {problems.length > 0 && (
        <Link to="/cart" className={buttonStyle("secondary")}>
          Change your cart
        </Link>
      )}
    </>
  )
}
