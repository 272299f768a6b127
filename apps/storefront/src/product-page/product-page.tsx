import { Link } from "@tanstack/react-router"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { formatMoney, Money } from "@voltread/ui/components/money.tsx"
import { useEffect } from "react"
import { CompareLink } from "../compare/compare-link.tsx"
import { CompareToggle } from "../compare/compare-toggle.tsx"
import { storedProduct } from "../local-storage/stored-product.ts"
import { Price, percentOff } from "../product/price.tsx"
import { specificationFacts } from "../product/product-facts.ts"
import type { ProductDetails } from "../product/queries.ts"
import { Rating } from "../product/rating.tsx"
import { isSoldInSets, SET } from "../product/sets.ts"
import { noteViewed } from "../recent/recently-viewed.ts"
import { RecentlyViewedProducts } from "../recent/recently-viewed-products.tsx"
import { useShop } from "../shop/use-shop.ts"
import { WishToggle } from "../wish-list/wish-toggle.tsx"
import { Alternatives } from "./alternatives.tsx"
import { BackLink } from "./back-link.tsx"
import { BuyBox } from "./buy-box.tsx"
import { Gallery } from "./gallery.tsx"
import { ProductLine } from "./product-line.tsx"
import { Rebates } from "./rebates.tsx"
import { Reviews } from "./reviews.tsx"
import { SizeExplained } from "./size-explained.tsx"
import { SoldOutBox } from "./sold-out-box.tsx"
import { Specifications } from "./specifications.tsx"
import { StickyAdd } from "./sticky-add.tsx"
import { breadcrumbData, productData, StructuredData } from "./structured-data.tsx"
import { useBuying } from "./use-buying.ts"
import { VariantChooser } from "./variant-chooser.tsx"
import { VehicleFit } from "./vehicle-fit.tsx"

export function ProductPage({ product }: { readonly product: ProductDetails }) {
  const { origin, shopName } = useShop()
  const buying = useBuying(product)
  useEffect(() => noteViewed(storedProduct(product)), [product])
  const off = percentOff(product.regularPrice, product.salePrice)
  return (
    <div className="page py-5 desk:py-8">
      <StructuredData data={[productData(product, { origin, shopName }), breadcrumbData(product, origin)]} />
      <nav aria-label="Breadcrumb" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <BackLink category={product.category} />
        <ol className="flex flex-wrap gap-x-2 text-muted">
          {product.categoryPath.map((step, index) => (
            <li key={step.id} className="flex items-center gap-2">
              {index > 0 && <span aria-hidden="true">/</span>}
              <Link
                to="/products/$category"
                params={{ category: step.id }}
                className="py-1.5 hover:text-ink hover:underline"
              >
                {step.name}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="mt-3 grid gap-x-8 gap-y-6 sm:grid-cols-[1fr_1.3fr] desk:grid-cols-[1.15fr_1fr] desk:gap-x-14">
        <Gallery product={product} />
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <p className="eyebrow text-muted">
              <Link to="/brand/$name" params={{ name: product.brand }} className="hover:underline">
                {product.brand}
              </Link>
            </p>
            <h1 className="text-2xl">{product.name}</h1>
            <div className="flex flex-wrap items-center gap-x-6">
              <Rating average={product.customerReviewAverage} count={product.customerReviewCount} />
              <CompareToggle product={storedProduct(product)} />
              <CompareLink />
              <WishToggle product={product} />
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Price size="page" regularPrice={product.regularPrice} salePrice={product.salePrice} />
            {isSoldInSets(product) && product.availableQuantity >= SET && (
              <p className="text-muted">
                each, <Money amount={product.salePrice * SET} className="font-bold text-ink" /> for a set of
                four
              </p>
            )}
            {off !== undefined && (
              <Badge tone="accent">
                {product.clearance ? "Clearance: save" : "Save"}{" "}
                {formatMoney(product.regularPrice - product.salePrice)} ({off}%)
              </Badge>
            )}
          </div>
          <VariantChooser product={product} />
          <VehicleFit product={product} />
          {product.inStock ? (
            <BuyBox product={product} buying={buying} />
          ) : (
            <SoldOutBox productId={product.productId} />
          )}
          <Rebates rebates={product.rebates} />
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
            <dt className="text-muted">SKU</dt>
            <dd className="min-w-0">{product.sku}</dd>
            {product.size !== "" && (
              <>
                <dt className="text-muted">Size</dt>
                <dd>{product.size}</dd>
              </>
            )}
            {product.isShippable && (
              <>
                <dt className="text-muted">Shipped by</dt>
                <dd>A partner</dd>
              </>
            )}
          </dl>
        </div>
      </div>
      {!product.inStock && <Alternatives title="In stock now" product={product} />}
      <div className="mt-12 grid gap-x-14 gap-y-10 desk:grid-cols-2">
        <div className="flex flex-col gap-8">
          <section aria-labelledby="about">
            <h2 id="about" className="text-xl">
              About this product
            </h2>
            <p className="mt-3 max-w-prose whitespace-pre-line">{product.description}</p>
          </section>
          {product.tire !== null && <SizeExplained tire={product.tire} />}
        </div>
        <Specifications facts={specificationFacts(product)} />
      </div>
      <ProductLine product={product} />
      <Reviews product={product} />
      {product.inStock && <Alternatives title="You may also like" product={product} />}
      <RecentlyViewedProducts except={product.productId} />
      {product.inStock && <StickyAdd product={product} buying={buying} />}
    </div>
  )
}
