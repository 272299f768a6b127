import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import tread from "./tread.svg"

/** The first screen: what the shop is and what it promises (spec §1, marketing themes). */
export function Hero() {
  return (
    <section className="on-night overflow-hidden">
      <div className="page grid items-center gap-x-10 pt-10 desk:grid-cols-[1.4fr_1fr] desk:py-10">
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
          {/* A tire tread that turns into lightning: the name's two halves, volt and tread. */}
          <img src={tread} alt="" width={640} height={640} className="h-auto w-full" />
        </div>
      </div>
    </section>
  )
}
