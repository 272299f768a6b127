/** Who may import whom: the arrows of the README's map, checked by `npm run check`. */
const domainAreas = ["ordering", "loans", "catalogue", "accounts", "marketing", "support", "contract"]

/**
 * The areas of `api/` between its platform below and its composition on top, lowest first, each with the areas that it
 * may use.
 */
const apiAreas = {
  aggregates: [],
  "read-models": [],
  settings: ["read-models"],
  accounts: [],
  catalogue: ["settings"],
  marketing: ["aggregates", "settings"],
  reports: [],
  "audit-log": ["settings", "accounts", "reports"],
  web: ["settings"],
  pickup: [],
  "order-link": [],
  mail: ["aggregates", "settings", "accounts", "pickup", "order-link"],
  stock: ["aggregates"],
  loans: ["aggregates"],
  fraud: ["aggregates", "settings"],
  // A lender's messages come to the same inbox as a gateway's.
  payments: ["aggregates", "loans"],
  audit: ["payments"],
  setup: ["payments"],
  orders: ["aggregates", "settings", "order-link", "stock", "loans", "payments", "reports"],
  prices: ["catalogue"],
  imports: ["catalogue", "reports", "prices", "settings", "stock"],
  // Brings in customers and orders of another shop, with what was paid and what was sold.
  history: ["aggregates", "catalogue", "payments", "imports"],
  chat: ["accounts"],
  contact: ["settings", "accounts", "mail"],
  "stock-alerts": ["settings", "accounts", "catalogue", "mail", "stock"],
  // Mail between staff and customers, and where its answers go.
  support: ["aggregates", "settings", "accounts", "mail", "orders", "chat", "contact"],
  "sign-in": ["settings", "accounts", "audit-log", "mail"],
  "report-subscriptions": ["accounts", "mail", "reports", "sign-in"],
  promotions: ["settings"],
  "product-reviews": ["aggregates", "accounts", "mail", "orders"],
  cart: ["aggregates", "accounts", "catalogue", "stock", "promotions"],
  checkout: [
    "aggregates",
    "settings",
    "order-link",
    "catalogue",
    "marketing",
    "stock",
    "payments",
    "orders",
    "promotions",
    "cart",
  ],
  applications: [
    "aggregates",
    "settings",
    "order-link",
    "catalogue",
    "stock",
    "loans",
    "payments",
    "orders",
    "cart",
    "checkout",
  ],
  // What its customer does with an order, and what staff do at the counter and with returns.
  "after-sale": ["aggregates", "settings", "accounts", "pickup", "mail", "orders", "cart", "checkout"],
  gateways: ["marketing", "loans", "payments", "fraud", "checkout"],
  customers: ["accounts", "loans", "mail", "orders", "settings", "sign-in"],
  staff: ["accounts", "audit-log", "mail", "sign-in", "customers"],
  privacy: [
    "settings",
    "accounts",
    "aggregates",
    "catalogue",
    "loans",
    "mail",
    "orders",
    "chat",
    "checkout",
    "sign-in",
    "stock-alerts",
    "product-reviews",
  ],
}

const upward = Object.entries(apiAreas).flatMap(([area, uses], index, all) =>
  uses.filter((used) => all.findIndex(([name]) => name === used) >= index).map((used) => `${area} → ${used}`),
)
if (upward.length > 0)
  throw new Error(`These areas may use only areas listed before them: ${upward.join(", ")}`)

/** Tests, what they share, and the contracts that adapters are tested by may look at anything in their room. */
const apiTests = "(\\.test|\\.contract)\\.ts$|/testing/|/contract/"

/**
 * Folders of a room from top to bottom. Each may import those below it and none above, so that they form no circle.
 * Files that lie beside the folders are above all of them.
 */
const storeys = {
  "apps/backoffice/src": [
    ["routes"],
    ["shell"],
    ["login", "reviews", "audit-log", "security", "dashboard"],
    [
      "applications",
      "chats",
      "contacts",
      "erasures",
      "imports",
      "order",
      "product-reviews",
      "promotions",
      "read-models",
      "canned-responses",
      "reports",
      "settings",
      "staff",
      "undelivered-mail",
    ],
    ["affiliates", "customers", "orders", "prices"],
    ["list"],
    ["page"],
    ["live"],
    ["session"],
    ["search-params", "generated"],
  ],
  "apps/storefront/src": [
    ["routes"],
    ["product-page"],
    ["shell", "home", "listing", "checkout"],
    ["account", "brand", "compare", "finder", "partners", "recent", "suggestions", "wish-list"],
    ["product", "cart", "order", "chat", "contact", "saved-searches", "session", "server"],
    ["payment", "saved-products", "garage", "address", "product-reviews", "checkout-draft"],
    ["shop"],
    ["store"],
    ["analytics", "router", "local-storage", "generated"],
  ],
  projections: [["loans", "reports"], ["ordering"], ["platform", "testing"]],
  "apps/ui": [
    ["form", "loading"],
    ["api", "components"],
    ["session", "page", "art", "charts", "theme", "fonts"],
  ],
}

/** Folders of one storey do not import each other either: that keeps them free of circles among themselves. */
const storeyRules = Object.entries(storeys).flatMap(([room, levels]) => [
  ...levels.flatMap((level, index) =>
    level.map((folder) => {
      const outOfReach = levels
        .slice(0, index + 1)
        .flat()
        .filter((other) => other !== folder)
      return {
        name: `${room}/${folder}-imports-below-it`,
        severity: "error",
        from: { path: `^${room}/${folder}/`, pathNot: "\\.test\\.tsx?$|/testing/" },
        to: { path: [`^${room}/[^/]+$`, ...outOfReach.map((other) => `^${room}/${other}/`)] },
      }
    }),
  ),
  {
    name: `${room}-folders-have-a-storey`,
    comment: `A new folder of ${room} needs its place in the list of storeys.`,
    severity: "error",
    from: { path: `^${room}/[^/]+/`, pathNot: `^${room}/(${levels.flat().join("|")})/` },
    to: {},
  },
])

/**
 * Folders within a room, from top to bottom: none imports one above it or beside it, so that they form no circle. Files
 * that lie beside the folders are free.
 */
const layers = {
  "api/platform": [["graphql", "live"], ["http"], ["commands"], ["event-log"], ["postgres"], ["tracing"]],
  tools: [
    [
      "admin",
      "backup",
      "bench",
      "budget",
      "compose",
      "demo",
      "doctor",
      "import",
      "import-chain",
      "lighthouse",
      "plans",
      "rebuild",
      "replay",
    ],
    ["faults", "history"],
    ["load"],
    ["test"],
    ["start"],
    ["simulators"],
  ],
}

const layerRules = Object.entries(layers).flatMap(([room, levels]) =>
  levels.flatMap((level, index) =>
    level.map((folder) => ({
      name: `${room}/${folder}-imports-folders-below-it`,
      severity: "error",
      from: { path: `^${room}/${folder}/`, pathNot: apiTests },
      to: {
        path: levels
          .slice(0, index + 1)
          .flat()
          .filter((other) => other !== folder)
          .map((other) => `^${room}/${other}/`),
      },
    })),
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "domain-imports-effect-only",
      comment: "The domain is pure: no I/O, no clock, no environment.",
      severity: "error",
      from: { path: "^domain/", pathNot: "(\\.test|-arbitraries)\\.ts$" },
      to: { pathNot: ["^domain/", "node_modules/effect/"] },
    },
    ...domainAreas.map((area) => ({
      name: `domain-${area}-imports-shared-only`,
      severity: "error",
      from: { path: `^domain/${area}/` },
      to: { path: `^domain/(${domainAreas.filter((other) => other !== area).join("|")}|processes|privacy)/` },
    })),
    {
      name: "domain-shared-knows-no-area",
      severity: "error",
      from: { path: "^domain/shared/", pathNot: "\\.test\\.ts$" },
      to: { path: `^domain/(${domainAreas.join("|")}|processes|privacy)/` },
    },
    {
      name: "projections-import-domain-only",
      severity: "error",
      from: { path: "^projections/" },
      to: { path: "^(api|apps|tools)/" },
    },
    {
      name: "api-imports-domain-and-projections",
      severity: "error",
      from: { path: "^api/" },
      to: { path: "^(apps|tools)/" },
    },
    {
      name: "api-platform-knows-no-area",
      severity: "error",
      from: { path: "^api/platform/", pathNot: apiTests },
      to: { path: "^api/", pathNot: "^api/platform/" },
    },
    {
      name: "api-generated-types-know-the-platform-only",
      severity: "error",
      from: { path: "^api/generated/" },
      to: { path: "^api/", pathNot: "^api/(generated|platform)/" },
    },
    {
      name: "api-areas-are-listed",
      comment: "A new folder in api/ needs its line in apiAreas.",
      severity: "error",
      from: {},
      to: {
        path: "^api/[^/]+/",
        pathNot: `^api/(${[...Object.keys(apiAreas), "platform", "composition", "generated", "testing"].join("|")})/`,
      },
    },
    ...Object.entries(apiAreas).map(([area, uses]) => ({
      name: `api-${area}-uses-${["platform", ...uses].join("-")}-only`,
      severity: "error",
      from: { path: `^api/${area}/`, pathNot: apiTests },
      to: { path: "^api/", pathNot: `^api/(${[area, ...uses, "platform", "generated"].join("|")})/` },
    })),
    {
      name: "api-composition-is-imported-by-entry-points-only",
      severity: "error",
      from: { path: "^api/", pathNot: `^api/(main|projector)\\.ts$|^api/composition/|${apiTests}` },
      to: { path: "^api/composition/" },
    },
    {
      name: "apps-reach-the-server-over-http",
      severity: "error",
      from: { path: "^apps/" },
      to: { path: "^(projections|api|tools)/" },
    },
    {
      name: "apps-do-not-import-each-other",
      severity: "error",
      from: { path: "^apps/(storefront|backoffice)/" },
      to: { path: "^apps/(storefront|backoffice|e2e)/", pathNot: "^apps/$1/" },
    },
    {
      name: "nobody-imports-tools",
      severity: "error",
      from: { pathNot: "^tools/" },
      to: { path: "^tools/" },
    },
    ...storeyRules,
    ...layerRules,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|data|node_modules/\\.cache)/|\\.gen\\.ts$|^apps/[^/]+/src/generated/" },
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
}
