import type { CodegenConfig } from "@graphql-codegen/cli"

const config: CodegenConfig = {
  generates: Object.fromEntries(
    (["shop", "products", "analytics"] as const).map((endpoint) => [
      `api/graphql/generated/${endpoint}.ts`,
      {
        schema:
          endpoint === "analytics"
            ? ["api/graphql/analytics/*.graphql", "api/graphql/shop/report.graphql"]
            : `api/graphql/${endpoint}/*.graphql`,
        plugins: ["typescript", "typescript-resolvers"],
        config: {
          useTypeImports: true,
          enumsAsTypes: true,
          contextType: "../context.ts#GraphQLContext",
          scalars: { JSON: "unknown", ID: "string" },
          maybeValue: "T | null | undefined",
          immutableTypes: true,
          emitLegacyCommonJSImports: false,
          importExtension: "",
        },
      },
    ]),
  ),
}

export default config
