import type { CodegenConfig } from "@graphql-codegen/cli"

/** One file an area, so that a page's chunk carries the documents of its own area only. */
const area = (name: string) => ({
  schema: "../../api/**/*.shop*.graphql",
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
    "src/generated/orders.ts": area("orders"),
    "src/generated/order.ts": area("order"),
    "src/generated/order-dialogs.ts": area("order/dialogs"),
    "src/generated/order-mail.ts": area("order/mail"),
    "src/generated/order-found.ts": area("order/found"),
    "src/generated/dashboard.ts": area("dashboard"),
    "src/generated/applications.ts": area("applications"),
    "src/generated/reports.ts": area("reports"),
    "src/generated/prices.ts": area("prices"),
  },
}

export default config
