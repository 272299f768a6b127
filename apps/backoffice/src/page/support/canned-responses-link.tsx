import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"

/** Link to the page of ready answers. */
export function ReadyAnswersLink() {
  return (
    <Link to="/ready-answers" className={buttonStyle("ghost", "sm")}>
      Ready answers
    </Link>
  )
}
