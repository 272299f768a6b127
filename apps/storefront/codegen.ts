import type { CodegenConfig } from "@graphql-codegen/cli"

/** One file for each document, so that a page's chunk carries only what it asks for; fragments are copied into each. */
const area = (endpoint: "shop" | "products", name: string, ...fragments: ReadonlyArray<string>) => ({
  schema: `../../api/**/*.${endpoint}*.graphql`,
  documents: [name, ...fragments].map((each) => `src/*/${each}.graphql`),
  plugins: ["typescript-operations", "typed-document-node"],
  config: {
    documentMode: "string",
    useTypeImports: true,
    enumType: "string-literal",
    scalars: { JSON: "unknown" },
    strictScalars: true,
    skipTypename: true,
    arrayInputCoercion: false,
  },
})

const config: CodegenConfig = {
  generates: {
    "src/generated/listing.ts": area("products", "listing", "product-card"),
    "src/generated/product.ts": area("products", "product"),
    "src/generated/alternatives.ts": area("products", "alternatives", "product-card"),
    "src/generated/fit.ts": area("products", "fit"),
    "src/generated/finder.ts": area("products", "finder"),
    "src/generated/top-rated.ts": area("products", "top-rated", "product-card"),
    "src/generated/saved.ts": area("products", "saved", "product-card"),
    "src/generated/suggestions.ts": area("products", "suggestions"),
    "src/generated/brand.ts": area("products", "brand"),
    "src/generated/account.ts": area("shop", "account"),
    "src/generated/cart.ts": area("shop", "cart"),
    "src/generated/quote.ts": area("shop", "quote"),
    "src/generated/pending-order.ts": area("shop", "pending-order"),
    "src/generated/payment.ts": area("shop", "payment", "checkout-answer"),
    "src/generated/order.ts": area("shop", "order"),
    "src/generated/contract.ts": area("shop", "contract"),
    "src/generated/returns.ts": area("shop", "returns"),
  },
}

export default config
