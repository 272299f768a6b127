import { useQuery } from "@tanstack/react-query"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { decodeFieldErrors } from "@voltread/ui/api/envelope.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { useDebouncedValue } from "@voltread/ui/components/use-debounced-value.ts"
import type { PreviewPriceMarkupInput, PreviewPriceMarkupQuery } from "../generated/prices.ts"
import type { Column } from "../list/column.ts"
import { DataTable } from "../list/data-table.tsx"
import { previewQuery } from "./queries.ts"

/** Milliseconds without a change before the effect is asked for. */
const DEBOUNCE = 350

type Preview = PreviewPriceMarkupQuery["previewPriceMarkup"]

/** What saving the rule would change in the shop; follows the form a moment behind. Null: it is not complete yet. */
export function PreviewPanel({ input }: { readonly input: PreviewPriceMarkupInput | null }) {
  const { data, error, isError, isFetching } = useQuery(previewQuery(useDebouncedValue(input, DEBOUNCE)))
  return (
    <section
      aria-label="Preview"
      aria-busy={isFetching}
      className="rounded-lg border border-line bg-surface p-5 desk:sticky desk:top-5"
    >
      <h2 className="text-lg">What this would change</h2>
      <p className="mb-4 text-sm text-muted">
        Nothing is saved yet. Shop prices change when they are generated.
      </p>
      {isError && <Notice severity="error">The preview could not be calculated. {messageOf(error)}</Notice>}
      {!isError && (input === null || data === null) && (
        <p className="text-muted">Fill in the rule to see its effect.</p>
      )}
      {!isError && input !== null && data === undefined && <PreviewSkeleton />}
      {!isError && input !== null && data != null && (
        <div className={isFetching ? "opacity-60" : ""}>
          {data.fieldErrors.length > 0 ? <Faults preview={data} /> : <Effect preview={data} />}
        </div>
      )}
    </section>
  )
}

function Faults({ preview }: { readonly preview: Preview }) {
  const messages = decodeFieldErrors(preview.fieldErrors).flatMap(({ constraints }) =>
    Object.values(constraints),
  )
  return (
    <Notice severity="warning">
      <ul className="flex flex-col gap-1">
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
}

const signed = (amount: number): string => `${amount > 0 ? "+" : ""}${formatMoney(amount)}`

function Effect({ preview }: { readonly preview: Preview }) {
  const { changed, raised, priced } = preview
  return (
    <div className="flex flex-col gap-5">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4">
        <Figure name="Priced by the rule" value={formatNumber(priced)} />
        <Figure
          name="Prices that change"
          value={formatNumber(changed)}
          detail={directions(raised, changed - raised)}
        />
        {changed > 0 && (
          <>
            <Figure name="On average" value={signed(preview.averageChange)} />
            <Figure name="Least" value={signed(preview.leastChange)} />
            <Figure name="Most" value={signed(preview.greatestChange)} />
          </>
        )}
      </dl>
      <Sales sales={preview.sales} />
      {preview.examples.length > 0 && <Examples examples={preview.examples} />}
    </div>
  )
}

const directions = (up: number, down: number): string =>
  up + down === 0 ? "" : `${formatNumber(up)} up, ${formatNumber(down)} down`

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly detail?: string
}

function Figure({ name, value, detail = "" }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="numeric text-xl font-bold">{value}</dd>
      {detail !== "" && <dd className="numeric text-sm text-muted">{detail}</dd>}
    </div>
  )
}

function Sales({ sales }: { readonly sales: Preview["sales"] }) {
  if (sales.units === 0) {
    return <p className="text-sm text-muted">None of these products was ordered in the last 90 days.</p>
  }
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">
        Margin on the last 90 days’ orders ({formatNumber(sales.units)} {sales.units === 1 ? "unit" : "units"}
        )
      </h3>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-md bg-sunken p-4">
        <Figure
          name="As they were sold"
          value={formatMoney(sales.margin)}
          detail={share(sales.margin, sales.net)}
        />
        <Figure
          name="At the new prices"
          value={formatMoney(sales.marginThen)}
          detail={share(sales.marginThen, sales.netThen)}
        />
      </dl>
    </div>
  )
}

const share = (margin: number, net: number): string =>
  net === 0 ? "" : `${formatNumber((margin / net) * 100, 1)}% of ${formatMoney(net)}`

const exampleColumns: ReadonlyArray<Column<Preview["examples"][number]>> = [
  {
    id: "product",
    header: "Product",
    role: "rowHeader",
    cell: ({ name, sku }) => (
      <>
        <span className="line-clamp-2">{name}</span>
        <span className="text-muted">{sku}</span>
      </>
    ),
  },
  { id: "cost", header: "Cost", align: "end", cell: ({ supplierCost }) => formatMoney(supplierCost) },
  {
    id: "price",
    header: "Price",
    align: "end",
    className: "whitespace-nowrap",
    cell: ({ newPrice, oldPrice }) => (
      <>
        <span className="block font-semibold">{formatMoney(newPrice)}</span>
        <span className="text-muted">was {formatMoney(oldPrice)}</span>
      </>
    ),
  },
]

function Examples({ examples }: { readonly examples: Preview["examples"] }) {
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">Largest changes</h3>
      <DataTable
        caption="Largest changes"
        layout={{ columns: exampleColumns }}
        rows={examples}
        rowId={({ productId }) => productId}
      />
    </div>
  )
}

function PreviewSkeleton() {
  return (
    <Loading label="Calculating the preview">
      <div className="flex flex-col gap-4">
        <Skeleton className="h-14" />
        <Skeleton className="h-20" />
        <Skeleton className="h-40" />
      </div>
    </Loading>
  )
}
