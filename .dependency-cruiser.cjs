/** Who may import whom: the arrows of the README's map, checked by `npm run check`. */
const areas = ["ordering", "loans", "catalogue", "accounts", "marketing"]

/**
 * Folders of a room from top to bottom. Each may import those below it and none above, so that they form no circle.
 * Files that lie beside the folders are above all of them.
 */
const storeys = {
  "apps/backoffice/src": [
    ["routes"],
    ["login"],
    ["shell"],
    ["applications", "chats", "contacts", "erasures", "imports", "order", "reports", "staff"],
    ["customers", "orders", "prices"],
    ["list"],
    ["page"],
    ["live"],
    ["session"],
    ["search-params", "generated"],
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
        from: { path: `^${room}/${folder}/` },
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
    ...areas.map((area) => ({
      name: `domain-${area}-imports-shared-only`,
      severity: "error",
      from: { path: `^domain/${area}/` },
      to: { path: `^domain/(${areas.filter((other) => other !== area).join("|")}|processes)/` },
    })),
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
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|data|node_modules/\\.cache)/|\\.gen\\.ts$|/generated/" },
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
}
