import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"

/** From where answers are written to where their ready words are kept. */
export function ReadyAnswersLink() {
  return (
    <Link to="/ready-answers" className={buttonStyle("ghost", "sm")}>
      Ready answers
    </Link>
  )
}
