import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"

/** Tread of a tire that turns into a bolt's light: the brand's two halves in one picture. */
function Tread() {
  const blocks = Array.from({ length: 22 }, (_, index) => index)
  return (
    <svg aria-hidden="true" viewBox="0 0 640 640" className="h-auto w-full">
      <defs>
        <radialGradient id="hero-light" cx="50%" cy="50%" r="50%">
          <stop offset="0" stopColor="#ffc61a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ffc61a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="320" cy="320" r="320" fill="url(#hero-light)" />
      <circle cx="320" cy="320" r="248" fill="#171c26" />
      {blocks.map((block) => (
        <g key={block} transform={`rotate(${(360 / blocks.length) * block} 320 320)`}>
          <path d="M286 58h30l10 34-10 30h-30l-8-30zM326 64h28l8 26-8 26h-28l8-26z" fill="#2a3240" />
        </g>
      ))}
      <circle cx="320" cy="320" r="196" fill="#0e1219" />
      <circle cx="320" cy="320" r="186" fill="none" stroke="#2f3848" strokeWidth="3" />
      <circle cx="320" cy="320" r="168" fill="#ffc61a" />
      <path d="M356 176 228 348h82l-20 128 136-184h-88z" fill="#0e1219" />
    </svg>
  )
}

/** The first screen: what the shop is and what it promises (spec §1, marketing themes). */
export function Hero() {
  return (
    <section className="on-night overflow-hidden">
      <div className="page grid items-center gap-x-10 pt-10 desk:grid-cols-[1.35fr_1fr] desk:py-10">
        <div className="flex flex-col items-start gap-6">
          <p className="eyebrow text-accent">Electronics, tires and wheels</p>
          <h1 className="display max-w-[11em]">
            Get it now.
            <br />
            <span className="text-accent">Pay over time.</span>
          </h1>
          <p className="max-w-xl text-lg text-on-night-muted">
            Low credit score? Still eligible. No credit cards required, and easy payment options on everything
            from a new laptop to a fresh set of tires.
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to="/search" className={buttonStyle("primary", "lg")}>
              Shop now
            </Link>
            <Link to="/page/how-it-works" className={buttonStyle("night", "lg")}>
              How it works
            </Link>
          </div>
        </div>
        <div className="mx-auto -mb-24 w-4/5 max-w-md desk:mb-0 desk:w-full desk:max-w-none">
          <Tread />
        </div>
      </div>
    </section>
  )
}
