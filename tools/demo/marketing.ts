import type { CommissionTerms } from "@voltread/domain/shared/commission.ts"

export interface TrafficSource {
  readonly utmSource: string | null
  readonly utmMedium: string | null
  readonly campaigns: ReadonlyArray<string>
  readonly terms: ReadonlyArray<string>
  readonly isAffiliate: boolean
  readonly weight: number
}

/** The sources of demo shoppers, weighted. */
export const SOURCES: ReadonlyArray<TrafficSource> = [
  { utmSource: null, utmMedium: null, campaigns: [], terms: [], isAffiliate: false, weight: 34 },
  {
    utmSource: "google",
    utmMedium: "cpc",
    campaigns: ["electronics-lease", "tires-local", "brand"],
    terms: [
      "laptop no credit check",
      "tires payment plan",
      "lease to own tv",
      "voltread",
      "all season tires near me",
    ],
    isAffiliate: false,
    weight: 24,
  },
  {
    utmSource: "facebook",
    utmMedium: "paid-social",
    campaigns: ["summer-upgrade", "tax-refund"],
    terms: [],
    isAffiliate: false,
    weight: 14,
  },
  {
    utmSource: "newsletter",
    utmMedium: "email",
    campaigns: ["weekly"],
    terms: [],
    isAffiliate: false,
    weight: 8,
  },
  {
    utmSource: "partner",
    utmMedium: "affiliate",
    campaigns: ["evergreen"],
    terms: [],
    isAffiliate: true,
    weight: 20,
  },
]

export interface DemoAffiliate {
  readonly id: string
  readonly name: string
  readonly rollupId: string
  readonly subIds: ReadonlyArray<string>
  readonly network: "everflow" | "tune" | "cake" | "own"
  readonly terms: CommissionTerms
}

export const ROLLUPS = [
  { id: "MEDIA-ONE", name: "Media One" },
  { id: "GARAGE-NET", name: "Garage Network" },
  { id: "HOME-NET", name: "Home Network" },
] as const

export const AFFILIATES: ReadonlyArray<DemoAffiliate> = [
  {
    id: "DEALHUNT",
    name: "Deal Hunt",
    rollupId: "MEDIA-ONE",
    subIds: ["homepage", "newsletter", "app"],
    network: "everflow",
    terms: { kind: "percent", basisPoints: 600 },
  },
  {
    id: "CREDITCOACH",
    name: "Credit Coach",
    rollupId: "MEDIA-ONE",
    subIds: ["blog", "tools"],
    network: "tune",
    terms: { kind: "fixed", amount: 2_500 },
  },
  {
    id: "TIRETALK",
    name: "Tire Talk",
    rollupId: "GARAGE-NET",
    subIds: ["forum", "reviews"],
    network: "cake",
    terms: {
      kind: "tiers",
      tiers: [
        { from: 0, basisPoints: 400 },
        { from: 50_000, basisPoints: 600 },
        { from: 150_000, basisPoints: 800 },
      ],
    },
  },
  {
    id: "WHEELWORLD",
    name: "Wheel World",
    rollupId: "GARAGE-NET",
    subIds: ["video", "reviews"],
    network: "own",
    terms: {
      kind: "category",
      rates: [
        { category: "tires", basisPoints: 500 },
        { category: "wheels", basisPoints: 900 },
      ],
      otherBasisPoints: 200,
    },
  },
  {
    id: "SAVVYMOM",
    name: "Savvy Mom",
    rollupId: "HOME-NET",
    subIds: ["blog"],
    network: "everflow",
    terms: { kind: "percent", basisPoints: 700 },
  },
  {
    id: "GADGETDAILY",
    name: "Gadget Daily",
    rollupId: "HOME-NET",
    subIds: ["news", "deals"],
    network: "tune",
    terms: { kind: "percent", basisPoints: 500 },
  },
]
