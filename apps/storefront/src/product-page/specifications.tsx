import type { Facts } from "../product/facts.ts"

export function Specifications({ facts }: { readonly facts: Facts }) {
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications" className="text-xl">
        Specifications
      </h2>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[2fr_3fr] gap-4 py-2.5">
            <dt className="min-w-0 text-muted">{name}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
