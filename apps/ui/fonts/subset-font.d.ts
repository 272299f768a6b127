declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "woff2"
      readonly keepFeatures: ReadonlyArray<string>
      readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
    },
  ): Promise<Buffer>
}
