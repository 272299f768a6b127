import type { CodegenConfig } from "@graphql-codegen/cli"

const config: CodegenConfig = {
  generates: Object.fromEntries(
    (["shop", "products", "analytics"] as const).map((endpoint) => [
      `api/generated/${endpoint}.ts`,
      {
        schema: `api/**/*.${endpoint}*.graphql`,
        plugins: ["typescript", "typescript-resolvers"],
        config: {
          useTypeImports: true,
          enumsAsTypes: true,
          contextType: "../platform/graphql/context.ts#GraphQLContext",
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
