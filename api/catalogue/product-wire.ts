import { categoryPath } from "@voltread/domain/catalogue/category-menu.ts"
import { withShippingWeight } from "@voltread/domain/catalogue/shipping-weight.ts"
import type { Product, TireSpecs, WheelSpecs } from "../generated/products.ts"
import { attributeList } from "../platform/graphql/attributes.ts"
import { dollars } from "../platform/graphql/money.ts"
import type { DetailedProduct, TireRow, WheelRow } from "./product-details.ts"
import { fitOf } from "./product-fit.ts"
import type { FitTarget } from "./search/fit.ts"

/** A product for GraphQL; `target`: what the search wants it to fit. */
export const toWire = (detailed: DetailedProduct, target: FitTarget | null = null): Product => {
  const { product, tire, wheel, rebates } = detailed
  const { thumbnailImage, smallImage, largeImage } = product
  return {
    id: product.productId,
    productId: product.productId,
    sku: product.sku,
    name: product.name,
    description: product.description,
    brand: product.brand,
    category: product.category,
    categoryPath: categoryPath(product.category),
    productType: product.productType,
    partner: product.partner,
    supplierName: product.partner,
    size: product.size,
    regularPrice: dollars(product.regularPrice),
    salePrice: dollars(product.salePrice),
    originalPrice: dollars(product.regularPrice),
    discountedPrice: dollars(product.salePrice),
    onSale: product.salePrice < product.regularPrice,
    clearance: product.clearance,
    shippingCost: dollars(product.shippingCost),
    isShippable: product.isShippable,
    thumbnailImage,
    smallImage,
    largeImage,
    moreImages: product.moreImages,
    images: { thumbnail: thumbnailImage, small: smallImage, large: largeImage },
    attributes: attributeList(withShippingWeight(product.attributes, product.shippingWeight)),
    customerReviewAverage: product.customerReviewAverage,
    customerReviewCount: product.customerReviewCount,
    availableQuantity: product.available,
    inStock: product.available > 0,
    isLive: product.isLive,
    lineId: product.lineId,
    rebates: rebates.map(({ url, code, description, amount, valid_until }) => ({
      url,
      code,
      description,
      amount: dollars(amount),
      validUntil: valid_until,
    })),
    tire: tire === null ? null : toTire(tire),
    wheel: wheel === null ? null : toWheel(wheel),
    fit: target === null ? null : fitOf(detailed, target),
  }
}

const toTire = (tire: TireRow): TireSpecs => ({
  size: tire.size,
  widthMm: tire.width_mm,
  aspectRatio: tire.aspect_ratio,
  rimDiameter: tire.rim_diameter_in,
  tireType: tire.tire_type,
  loadIndex: tire.load_index,
  dualLoadIndex: tire.dual_load_index,
  loadRange: tire.load_range,
  plyRating: tire.ply_rating,
  maximumLoad: tire.max_load_lb,
  speedRating: tire.speed_rating,
  maximumSpeed: tire.max_speed_mph,
  treadWear: tire.tread_wear,
  traction: tire.traction,
  temperature: tire.temperature,
  seasonalDesignation: tire.seasonal_designation,
  mileageWarranty: tire.mileage_warranty,
  sidewall: tire.sidewall,
  runFlat: tire.run_flat,
  overallDiameter: tire.overall_diameter_in,
  treadDepth: tire.tread_depth_32nds,
  maxInflationPressure: tire.max_inflation_psi,
  vehicleTypes: tire.vehicle_types,
})

const toWheel = (wheel: WheelRow): WheelSpecs => ({
  boltPattern1: wheel.bolt_pattern_1,
  boltPattern2: wheel.bolt_pattern_2,
  boltPattern3: wheel.bolt_pattern_3,
  boltPattern4: wheel.bolt_pattern_4,
  hubBore: wheel.hub_bore,
  offset: wheel.wheel_offset,
  backSpacing: wheel.back_spacing,
  wheelDiameter: wheel.wheel_diameter,
  wheelWidth: wheel.wheel_width,
  material: wheel.material,
  wheelStyle: wheel.wheel_style,
  finish: wheel.finish,
  staggeredFlag: wheel.staggered_flag,
  loadRating: wheel.load_rating_lb,
})
