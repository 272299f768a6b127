import { Link } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import type { ConsentChoice } from "../session/consent.ts"

interface ConsentBannerProps {
  readonly onAnswer: (choice: ConsentChoice) => void
}

/** Asks for consent, where the law requires it, before storing what identifies a visitor. Both answers are equally easy. */
export default function ConsentBanner({ onAnswer }: ConsentBannerProps) {
  return (
    <section
      aria-label="Cookies"
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface p-4 shadow-lg max-sm:pb-20"
    >
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-4">
        <p className="max-w-2xl text-sm">
          May we remember which ad or partner led you here? It is how they are paid. The shop works the same
          either way.{" "}
          <Link to="/page/privacy" className="underline">
            How we use your data
          </Link>
        </p>
        <div className="flex gap-3">
          <Button variant="secondary" onPress={() => onAnswer("denied")}>
            No, thanks
          </Button>
          <Button variant="secondary" onPress={() => onAnswer("granted")}>
            Yes, remember it
          </Button>
        </div>
      </div>
    </section>
  )
}
