/** The carriers that staff can choose, with the address of each one's tracking page. */
export const CARRIERS: ReadonlyArray<{
  readonly name: string
  readonly track: (trackingNumber: string) => string
}> = [
  { name: "UPS", track: (number) => `https://www.ups.com/track?tracknum=${number}` },
  { name: "FedEx", track: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}` },
  { name: "USPS", track: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}` },
  { name: "DHL", track: (number) => `https://www.dhl.com/us-en/home/tracking.html?tracking-id=${number}` },
  { name: "OnTrac", track: (number) => `https://www.ontrac.com/tracking/?number=${number}` },
]

/** Where a parcel can be tracked: the link recorded with it, else its carrier's page; null where neither is known. */
export const trackingLink = (parcel: {
  readonly carrier: string
  readonly trackingNumber: string
  readonly trackingUrl: string
}): string | null => {
  // Staff type links by hand: only addresses that a browser opens as a page.
  if (/^https?:\/\//i.test(parcel.trackingUrl) && URL.canParse(parcel.trackingUrl)) return parcel.trackingUrl
  const name = parcel.carrier.trim().toLowerCase()
  const carrier = CARRIERS.find((each) => each.name.toLowerCase() === name)
  const number = parcel.trackingNumber.replace(/\s/g, "")
  return carrier === undefined || number === "" ? null : carrier.track(encodeURIComponent(number))
}
