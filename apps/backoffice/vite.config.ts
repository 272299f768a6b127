import optimizeLocales from "@react-aria/optimize-locales-plugin"
import tailwindcss from "@tailwindcss/vite"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { americanEnglish } from "@voltread/ui/loading/american-english.ts"
import { fetchBeforeImport } from "@voltread/ui/loading/fetch-before-import.ts"
import { pageParts } from "@voltread/ui/loading/page-parts.ts"
import { defineConfig } from "vite"
import { themeBeforePaint } from "./vite-theme.ts"

/** Where the API answers while developing; the storefront's dev server passes `/backoffice/` on to this one. */
const api = process.env.API_URL ?? "http://127.0.0.1:3001"

export default defineConfig({
  base: "/backoffice/",
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/route-tree.gen.ts",
      // Nobody reads it, and formatting takes a quarter of a build.
      enableRouteTreeFormatting: false,
    }),
    pageParts(),
    fetchBeforeImport(),
    react(),
    // The back office speaks American English; the other languages of the components would weigh 10 to 16 kB.
    optimizeLocales.vite({ locales: ["en-US"] }),
    americanEnglish(),
    themeBeforePaint(),
    tailwindcss(),
  ],
  build: {
    target: "es2023",
    cssTarget: ["chrome125", "safari17.5", "firefox128"],
    manifest: true,
    sourcemap: false,
    // The budgets measure what is sent.
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // Of every page: as one file they compress better than as one each.
          groups: [
            {
              name: "page",
              test: /apps\/(ui\/(api\/api-error|components\/(badge|button-style|date-time|empty-state|error-state|icon|money|notice|skeleton)|loading\/(missing-part|parts)|page\/shop-name)|backoffice\/src\/((\w|-)+\/(model\/)?(view|report-view)|page\/(order-total|page-title|query-error|staff-icon)|search-params\/search-value|session\/role))\.tsx?$|domain\/(shared\/(date-format|date-formatter|number-format)|ordering\/(gateway-type|item-status-facts|order-status-facts))\.ts$/,
            },
            // Of every page that follows what happens.
            {
              name: "live",
              test: /apps\/(ui\/api\/(live|read-again)|backoffice\/src\/live\/(throttle|use-server-events|use-throttled))\.ts$/,
            },
            // Of every list.
            {
              name: "list",
              test: /apps\/backoffice\/src\/list\/(list-page|list-states|table-tools)\.tsx?$/,
            },
            // Of every table.
            {
              name: "table",
              test: /apps\/backoffice\/src\/list\/(column|data-table|header-cell|row-navigation|row-selection|table-style|use-fits|use-row-keys)\.tsx?$|node_modules\/@tanstack\/(react-table|table-core)\//,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.BACKOFFICE_PORT ?? 5174),
    strictPort: true,
    proxy: { "/api": api, "/graphql": api },
  },
})
