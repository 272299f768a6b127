import optimizeLocales from "@react-aria/optimize-locales-plugin"
import tailwindcss from "@tailwindcss/vite"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import react from "@vitejs/plugin-react"
import { americanEnglish } from "@voltread/ui/loading/american-english.ts"
import { fetchBeforeImport } from "@voltread/ui/loading/fetch-before-import.ts"
import { pageParts } from "@voltread/ui/loading/page-parts.ts"
import { defineConfig } from "vite"
import { renderInDevelopment } from "./render-in-development.ts"

/** URLs of the API and the back office in development. */
const api = process.env.API_URL ?? "http://127.0.0.1:3001"
const backoffice = process.env.BACKOFFICE_URL ?? "http://127.0.0.1:5174"

/**
 * Chunks of modules that load together: larger files compress better, and each request costs a phone several
 * milliseconds.
 */
const groups = [
  {
    name: "base",
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|react-redux|redux|redux-thunk|reselect|@reduxjs|@tanstack\/(history|query-core|react-query|react-router|react-store|router-core|store))\/|apps\/ui\/(api\/(api-error|auth-port|graphql|retry)|components\/(button-style|error-state|icon|money|name-tail|product-name|skeleton)|session\/(persistence-actions|rehydration|session))\.tsx?$|storefront\/src\/router\/preload\.ts$|domain\/shared\/number-format\.ts$/,
  },
  // The parts of the shell, of every page but the checkout.
  {
    name: "shell",
    test: /apps\/(storefront\/src\/(chat\/(chat-launcher|chat-port|use-chat)|router\/use-log-in-target|shell\/(account-link|header-links|category-menu|footer|mobile-bar|newsletter|search-form|use-disclosure))|ui\/components\/theme-toggle)\.tsx?$|domain\/catalogue\/category-menu\.ts$/,
  },
  // Session and cart, which load after hydration.
  {
    name: "session",
    test: /node_modules\/redux-persist\/|apps\/(storefront\/src\/(store\/cart-service|session\/(persist-shop|watch-session))|ui\/(api\/(live|read-again|refresh|rest)|session\/(event-text|passthrough-slice|persistence|session-end-message)))\.ts$/,
  },
  {
    name: "product-card",
    test: /apps\/(ui\/art\/art-path|ui\/components\/badge|storefront\/src\/(generated\/top-rated|product\/(lease-note|price|product-card|product-grid|product-image|rating|sets|to-cart-line|top-rated)|shop\/use-lease))\.tsx?$|domain\/loans\/loan-offer\.ts$/,
  },
  // What is stored on the device, for the pages with products.
  {
    name: "shopper",
    test: /apps\/storefront\/src\/(compare\/(compare-list|compare-toggle)|garage\/garage|local-storage\/[a-z-]+|finder\/your-vehicle|listing\/(fit-note|last-listing)|recent\/recently-viewed|saved-searches\/(account-searches|guest-searches|use-saved-searches))\.tsx?$|domain\/catalogue\/saved-searches\.ts$/,
  },
  {
    name: "client",
    test: /apps\/(ui\/(api\/(read|set-answer)|theme\/theme-mode)|storefront\/src\/shop\/in-turn)\.ts$/,
  },
  {
    name: "focus",
    test: /apps\/(ui\/page\/focus-page|storefront\/src\/shop\/use-focus-onward)\.ts$/,
  },
  {
    name: "product",
    test: /apps\/storefront\/src\/(generated\/product|product\/(product-facts|queries|sidewall-drawing|tire-facts|wheel-facts))\.tsx?$/,
  },
  // The pages of the account are small and visited one after the other.
  {
    name: "account",
    test: /apps\/storefront\/src\/(account\/(account-home|account-layout|addresses-page|applications-page|cursor-pagination|order-list|orders-page)|address\/address-lines)\.tsx?$/,
  },
  {
    name: "sign-in",
    test: /apps\/storefront\/src\/(account\/(auth-card|social-buttons|social-return|use-sign-in)|shop\/use-rest-call)\.tsx?$/,
  },
  {
    name: "field",
    test: /apps\/ui\/components\/(native-field|native-select|select-box|use-pre-hydration-text)\.tsx?$/,
  },
  {
    name: "text",
    test: /apps\/ui\/components\/(text-control|text-field|use-auto-focus)\.tsx?$/,
  },
  {
    name: "form",
    test: /node_modules\/@tanstack\/(devtools-event-client|form-core|pacer-lite|react-form)\/|apps\/ui\/form\/(contexts|fields|use-lazy-validator|validate-on-blur)\.tsx?$/,
  },
  {
    name: "text-form",
    test: /apps\/(storefront\/src\/account\/verify-form|ui\/form\/(text-form|validated-form))\.tsx?$/,
  },
  {
    name: "address",
    test: /apps\/(storefront\/src\/address\/address-fields|ui\/(components\/suggesting-field|form\/(checkbox-input|native-form|postal-values|places\/(city-input|optional-part|place-note|state-options|use-place-completion))))\.tsx?$/,
  },
  {
    name: "payment",
    test: /apps\/(storefront\/src\/payment\/(card-form|card-format|card-tokenizer|local-tokenizer|pay-label|pay-outcome|queries|use-payment|methods\/(card-method|payment-choice|payment-forms))|ui\/components\/radio-group)\.tsx?$/,
  },
  {
    name: "cart",
    test: /apps\/storefront\/src\/(cart\/(cart-loading|empty-cart|line-notice|promotion-code|quote-query|use-current-prices|use-misfit)|generated\/quote|shop\/served-cart)\.tsx?$|domain\/catalogue\/rim-mismatch\.ts$/,
  },
]

export default defineConfig(({ command, isSsrBuild }) => ({
  // React has had it since 18: the stand-in for older ones need not be shipped.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: "use-sync-external-store/with-selector.js",
      },
    ],
  },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // Loaders come with their pages, too: every visit downloads the entry.
      codeSplittingOptions: { defaultBehavior: [["component", "loader"]] },
      routesDirectory: "src/routes",
      generatedRouteTree: "src/route-tree.gen.ts",
      // Nobody reads it, and formatting takes a quarter of a build.
      enableRouteTreeFormatting: false,
    }),
    pageParts(),
    fetchBeforeImport(),
    react(),
    tailwindcss(),
    // The shop speaks American English; the other languages of the components would weigh 10 to 16 kB.
    optimizeLocales.vite({ locales: ["en-US"] }),
    americanEnglish(),
    renderInDevelopment(api),
  ],
  build:
    isSsrBuild === true
      ? {
          target: "node24",
          outDir: "dist/server",
          copyPublicDir: false,
          reportCompressedSize: false,
          rolldownOptions: { input: "src/entry-server.tsx" },
        }
      : {
          target: "es2023",
          cssTarget: ["chrome125", "safari17.5", "firefox128"],
          outDir: "dist/client",
          manifest: true,
          // The budgets measure what is sent.
          reportCompressedSize: false,
          assetsInlineLimit: 0,
          rolldownOptions: {
            // The style is in every page as it comes from the server: no script asks for it again.
            input: ["src/entry-client.tsx", "src/styles.css"],
            output: {
              codeSplitting: { includeDependenciesRecursively: false, groups },
              // The first script of every page lists all chunks: names of seven letters save it most of a kilobyte.
              chunkFileNames: "assets/[hash:7].js",
            },
          },
        },
  // The server's build holds all it needs: it starts faster, and React is the one for production whatever NODE_ENV says.
  ssr: command === "build" ? { noExternal: true } : {},
  server: {
    port: Number(process.env.STOREFRONT_PORT ?? 3000),
    strictPort: true,
    proxy: {
      "/api": api,
      "/graphql": api,
      "/healthz": api,
      "/readyz": api,
      "/backoffice": { target: backoffice, ws: true },
    },
  },
}))
