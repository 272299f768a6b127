export interface Source {
  readonly utmSource: string | null
  readonly utmMedium: string | null
  readonly campaigns: ReadonlyArray<string>
  readonly terms: ReadonlyArray<string>
  readonly isAffiliate: boolean
  readonly weight: number
}

/** Where demo shoppers come from, by how many of them do. */
export const SOURCES: ReadonlyArray<Source> = [
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

export const AFFILIATES = [
  { id: "DEALHUNT", rollupId: "MEDIA-ONE", subIds: ["homepage", "newsletter", "app"] },
  { id: "CREDITCOACH", rollupId: "MEDIA-ONE", subIds: ["blog", "tools"] },
  { id: "TIRETALK", rollupId: "GARAGE-NET", subIds: ["forum", "reviews"] },
  { id: "WHEELWORLD", rollupId: "GARAGE-NET", subIds: ["video", "reviews"] },
  { id: "SAVVYMOM", rollupId: "HOME-NET", subIds: ["blog"] },
  { id: "GADGETDAILY", rollupId: "HOME-NET", subIds: ["news", "deals"] },
] as const
