import type { CodegenConfig } from "@graphql-codegen/cli"

/** One file an area, so that a page's chunk carries the documents of its own area only. */
const area = (endpoint: "shop" | "products", name: string) => ({
  schema: `../../api/*/*.${endpoint}*.graphql`,
  documents: `src/${name}/*.graphql`,
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
    "src/generated/listing.ts": area("products", "listing"),
    "src/generated/product.ts": area("products", "product"),
    "src/generated/finder.ts": area("products", "finder"),
    "src/generated/shelf.ts": area("products", "shelf"),
    "src/generated/suggestions.ts": area("products", "suggestions"),
    "src/generated/brand.ts": area("products", "brand"),
    "src/generated/account.ts": area("shop", "account"),
    "src/generated/cart.ts": area("shop", "cart"),
    "src/generated/checkout.ts": area("shop", "checkout"),
    "src/generated/order.ts": area("shop", "order"),
  },
}

export default config
