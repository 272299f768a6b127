import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { CANNED_RESPONSES } from "../inner-pages.ts"

/** Link to the page of canned responses. */
export function CannedResponsesLink() {
  return (
    <Link to={CANNED_RESPONSES.to} className={buttonStyle("ghost", "sm")}>
      {CANNED_RESPONSES.label}
    </Link>
  )
}
