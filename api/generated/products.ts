import type { GraphQLResolveInfo } from 'graphql';
import type { GraphQLContext } from '../platform/graphql/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** What the supplier says of a product. */
export type Attribute = {
  readonly __typename?: 'Attribute';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** Where and how a product can be had. Two names are spelled as existing clients read them. */
export type AvailabilityDetails = {
  readonly __typename?: 'AvailabilityDetails';
  readonly avaiableShipping: ReadonlyArray<ShippingOption>;
  readonly availableHomeDelivery: Scalars['Boolean']['output'];
  readonly availablePickup: Scalars['Boolean']['output'];
  readonly displayMessage: Scalars['String']['output'];
  /** What a person should know where something could not be found out. */
  readonly error?: Maybe<Scalars['String']['output']>;
  /** AVAILABLE, SOLD_OUT or PICKUP_ONLY. */
  readonly homeDeliveryCode: Scalars['String']['output'];
  /** Stores near the postal code, the nearest first. */
  readonly inStoreAvaibility: ReadonlyArray<StoreAvailability>;
  /** Its supplier did not answer: this is what was known last. */
  readonly isLastKnown: Scalars['Boolean']['output'];
  /** The most that one order can have in one way. */
  readonly maxQuantity: Scalars['Int']['output'];
  /** AVAILABLE, SOLD_OUT or NOT_SOLD. */
  readonly orderCode: Scalars['String']['output'];
  readonly productId: Scalars['ID']['output'];
};

/** What the factory puts on one axle. Inches; the offset in millimeters. */
export type AxleFitment = {
  readonly __typename?: 'AxleFitment';
  readonly offset: Scalars['Float']['output'];
  readonly tireSize: Scalars['String']['output'];
  readonly wheelDiameter: Scalars['Float']['output'];
  readonly wheelWidth: Scalars['Float']['output'];
};

export type Brand = {
  readonly __typename?: 'Brand';
  readonly description: Scalars['String']['output'];
  readonly founded: Scalars['String']['output'];
  readonly founder: Scalars['String']['output'];
  readonly headquarters: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly images: Images;
  readonly name: Scalars['String']['output'];
  readonly pastInnovations: Scalars['String']['output'];
  readonly productCount: Scalars['Int']['output'];
  readonly productLines: ReadonlyArray<ProductLine>;
  readonly rating?: Maybe<Scalars['Float']['output']>;
  readonly ratingCount: Scalars['Int']['output'];
  readonly warrantyPlans: Scalars['String']['output'];
};

export type CartProduct = {
  readonly __typename?: 'CartProduct';
  readonly availableQuantity: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly inStock: Scalars['Boolean']['output'];
};

export type CategoriesResultInput = {
  readonly query: Scalars['String']['input'];
};

/** A category, vehicle type or brand. Counts are of products on sale. */
export type Category = {
  readonly __typename?: 'Category';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly productCount: Scalars['Int']['output'];
  readonly subCategories: ReadonlyArray<Category>;
};

export type CategoryLink = {
  readonly __typename?: 'CategoryLink';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

/** What a category is called, and what is in it. */
export type CategoryResult = {
  readonly __typename?: 'CategoryResult';
  readonly active: Scalars['Boolean']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly path: Scalars['String']['output'];
  readonly subCategories: ReadonlyArray<CategoryResult>;
  readonly url: Scalars['String']['output'];
};

export type Facet = {
  readonly __typename?: 'Facet';
  readonly kind: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly values: ReadonlyArray<FacetValue>;
};

export type FacetValue = {
  readonly __typename?: 'FacetValue';
  readonly count: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** Values of one filter, of which a product has at least one. */
export type FilterInput = {
  /** A kind that `filters.facets` names, such as `seasons` or `mileageWarranty`. */
  readonly kind: Scalars['String']['input'];
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

/** In words for shoppers. */
export type Fit = {
  readonly __typename?: 'Fit';
  /** front or rear, where it goes on one axle only. */
  readonly axle?: Maybe<Scalars['String']['output']>;
  readonly fits: Scalars['Boolean']['output'];
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
  readonly warnings: ReadonlyArray<Scalars['String']['output']>;
};

export type Images = {
  readonly __typename?: 'Images';
  readonly large: Scalars['String']['output'];
  readonly small: Scalars['String']['output'];
  readonly thumbnail: Scalars['String']['output'];
};

export type LinkSuggestion = {
  readonly __typename?: 'LinkSuggestion';
  /** A category's slug, or a brand's name. */
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly productCount: Scalars['Int']['output'];
};

export type NamedVehicle = {
  readonly __typename?: 'NamedVehicle';
  /** 2019 Ford F-150. */
  readonly name: Scalars['String']['output'];
  readonly trims: ReadonlyArray<VehicleTrim>;
};

export type Option = {
  readonly __typename?: 'Option';
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type PlaceOfPostalCode = {
  readonly __typename?: 'PlaceOfPostalCode';
  readonly city: Scalars['String']['output'];
  /** False where only the region is known: the state is right, the city is its largest. */
  readonly isExact: Scalars['Boolean']['output'];
  /** Its code, such as TX. */
  readonly state: Scalars['String']['output'];
};

export type PriceRange = {
  readonly __typename?: 'PriceRange';
  readonly max: Scalars['Float']['output'];
  readonly min: Scalars['Float']['output'];
};

/** A product of the catalog; supplier prices are never served. Prices in dollars. */
export type Product = {
  readonly __typename?: 'Product';
  readonly attributes: ReadonlyArray<Attribute>;
  readonly availableQuantity: Scalars['Int']['output'];
  readonly brand: Scalars['String']['output'];
  readonly category: Scalars['String']['output'];
  /** From the menu's group to the category. */
  readonly categoryPath: ReadonlyArray<CategoryLink>;
  readonly clearance: Scalars['Boolean']['output'];
  readonly customerReviewAverage?: Maybe<Scalars['Float']['output']>;
  readonly customerReviewCount: Scalars['Int']['output'];
  readonly description: Scalars['String']['output'];
  readonly discountedPrice: Scalars['Float']['output'];
  /** Whether it fits the vehicle or size that was named; null where none was, and for what is no tire and no wheel. */
  readonly fit?: Maybe<Fit>;
  readonly id: Scalars['ID']['output'];
  readonly images: Images;
  readonly inStock: Scalars['Boolean']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  readonly isShippable: Scalars['Boolean']['output'];
  readonly largeImage: Scalars['String']['output'];
  readonly lineId?: Maybe<Scalars['ID']['output']>;
  /** Further pictures, at most 11. */
  readonly moreImages: ReadonlyArray<Scalars['String']['output']>;
  readonly name: Scalars['String']['output'];
  readonly onSale: Scalars['Boolean']['output'];
  /** The same two prices by the names that tires and wheels have for them. */
  readonly originalPrice: Scalars['Float']['output'];
  readonly partner: Scalars['String']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly productType: Scalars['String']['output'];
  readonly rebates: ReadonlyArray<Rebate>;
  readonly regularPrice: Scalars['Float']['output'];
  readonly salePrice: Scalars['Float']['output'];
  readonly shippingCost: Scalars['Float']['output'];
  readonly size: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
  readonly smallImage: Scalars['String']['output'];
  readonly supplierName: Scalars['String']['output'];
  readonly thumbnailImage: Scalars['String']['output'];
  /** Null for what is no tire. */
  readonly tire?: Maybe<TireSpecs>;
  /** Null for what is no wheel. */
  readonly wheel?: Maybe<WheelSpecs>;
};

export type ProductAvailability = {
  readonly __typename?: 'ProductAvailability';
  readonly availableQuantity: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly inStock: Scalars['Boolean']['output'];
  /** Its supplier did not answer: this is what was known last. */
  readonly isLastKnown: Scalars['Boolean']['output'];
  /** Available or Not Available. */
  readonly label: Scalars['String']['output'];
};

export type ProductFilters = {
  readonly __typename?: 'ProductFilters';
  readonly brands: ReadonlyArray<FacetValue>;
  readonly categories: ReadonlyArray<FacetValue>;
  readonly categoriesId: ReadonlyArray<Scalars['String']['output']>;
  readonly customerReview: ReadonlyArray<FacetValue>;
  /** Every filter of this search, those above included. */
  readonly facets: ReadonlyArray<Facet>;
  readonly maxPrice: Scalars['Float']['output'];
  readonly minPrice: Scalars['Float']['output'];
  readonly priceRange: PriceRange;
  readonly title: Scalars['String']['output'];
};

export type ProductLine = {
  readonly __typename?: 'ProductLine';
  readonly benefits: ReadonlyArray<Scalars['String']['output']>;
  readonly brand: Scalars['String']['output'];
  readonly category: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly features: ReadonlyArray<Scalars['String']['output']>;
  readonly groupName: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly images: Images;
  readonly name: Scalars['String']['output'];
  readonly products: ReadonlyArray<Product>;
  /** Of its cheapest product; null while none is on sale. */
  readonly startingPrice?: Maybe<Scalars['Float']['output']>;
};

export type ProductPage = {
  readonly __typename?: 'ProductPage';
  /** What was looked for instead, where nothing has the words that were typed. */
  readonly didYouMean?: Maybe<Scalars['String']['output']>;
  readonly filters: ProductFilters;
  /** More than `totalCount`: only the most popular products with the words were counted. */
  readonly moreThanCounted: Scalars['Boolean']['output'];
  /** The vehicle that the words name by year, make and model; null where they name none, or a fit is asked for. */
  readonly namedVehicle?: Maybe<NamedVehicle>;
  /** Why the page is empty, where it is. */
  readonly notice?: Maybe<Scalars['String']['output']>;
  readonly options: SearchOptions;
  readonly pageNumber: Scalars['Int']['output'];
  readonly pageSize: Scalars['Int']['output'];
  readonly productLabels: ReadonlyArray<Scalars['String']['output']>;
  readonly products: ReadonlyArray<Product>;
  /** What is sold as a pair for a vehicle whose axles differ; empty for others. */
  readonly sets: ReadonlyArray<ProductSet>;
  readonly totalCount: Scalars['Int']['output'];
};

/** One line in the sizes of both axles. */
export type ProductSet = {
  readonly __typename?: 'ProductSet';
  readonly fit: Fit;
  readonly front: Product;
  readonly rear: Product;
  /** Two in front and two behind. */
  readonly salePrice: Scalars['Float']['output'];
};

export type ProductSuggestion = {
  readonly __typename?: 'ProductSuggestion';
  readonly brand: Scalars['String']['output'];
  readonly category: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly thumbnailImage: Scalars['String']['output'];
};

/** One of the sizes and colors of a model. Price in dollars. */
export type ProductVariant = {
  readonly __typename?: 'ProductVariant';
  readonly inStock: Scalars['Boolean']['output'];
  /** What the variants differ in, the same names on all of them. */
  readonly options: ReadonlyArray<VariantOption>;
  readonly productId: Scalars['ID']['output'];
  readonly salePrice: Scalars['Float']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  readonly getAllBrands: ReadonlyArray<Brand>;
  readonly getAspectRatios: ReadonlyArray<Scalars['Int']['output']>;
  readonly getBrand?: Maybe<Brand>;
  readonly getCartProducts: ReadonlyArray<CartProduct>;
  /** The categories of a catalogue: tires, wheels, accessories or electronics; of all where nothing is said. */
  readonly getCategories: ReadonlyArray<Category>;
  readonly getCategoriesResult: ReadonlyArray<CategoryResult>;
  readonly getCategory?: Maybe<Category>;
  /** For other programs: this shop's own forms ask /api/places. Null for a code that is not known. */
  readonly getPlaceOfPostalCode?: Maybe<PlaceOfPostalCode>;
  readonly getProductAvailability: ReadonlyArray<ProductAvailability>;
  readonly getProductAvailabilityDetails: ReadonlyArray<AvailabilityDetails>;
  readonly getProductById?: Maybe<Product>;
  /** The product and what else is sold of its model; none where there is nothing to choose. */
  readonly getProductVariants: ReadonlyArray<ProductVariant>;
  /** Those of them that are sold now, in this order; at most 50. */
  readonly getProducts: ReadonlyArray<Product>;
  readonly getRimDiameters: ReadonlyArray<Scalars['Float']['output']>;
  readonly getTireProductLine?: Maybe<ProductLine>;
  /** Section widths in millimeters that tires on sale have. */
  readonly getTireWidths: ReadonlyArray<Scalars['Int']['output']>;
  readonly getVehicle?: Maybe<Vehicle>;
  readonly getVehicleMakes: ReadonlyArray<Scalars['String']['output']>;
  readonly getVehicleModels: ReadonlyArray<Scalars['String']['output']>;
  readonly getVehicleTrims: ReadonlyArray<VehicleTrim>;
  readonly getVehicleType?: Maybe<VehicleType>;
  readonly getVehicleTypes: ReadonlyArray<VehicleType>;
  /** Newest first. */
  readonly getVehicleYears: ReadonlyArray<Scalars['Int']['output']>;
  readonly getWheelProductLine?: Maybe<ProductLine>;
  readonly searchProducts: ProductPage;
  readonly searchSuggestions: SearchSuggestions;
  readonly searchTireProducts: ProductPage;
  readonly searchWheelProducts: ProductPage;
};


export type QueryGetAllBrandsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetAspectRatiosArgs = {
  width: Scalars['Int']['input'];
};


export type QueryGetBrandArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


export type QueryGetCartProductsArgs = {
  productIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryGetCategoriesArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetCategoriesResultArgs = {
  input: CategoriesResultInput;
};


export type QueryGetCategoryArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


export type QueryGetPlaceOfPostalCodeArgs = {
  postalCode: Scalars['String']['input'];
};


export type QueryGetProductAvailabilityArgs = {
  productIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryGetProductAvailabilityDetailsArgs = {
  postalCode: Scalars['String']['input'];
  productIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryGetProductByIdArgs = {
  productId: Scalars['ID']['input'];
  vehicleId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetProductVariantsArgs = {
  productId: Scalars['ID']['input'];
};


export type QueryGetProductsArgs = {
  productIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryGetRimDiametersArgs = {
  aspectRatio: Scalars['Int']['input'];
  width: Scalars['Int']['input'];
};


export type QueryGetTireProductLineArgs = {
  lineId: Scalars['ID']['input'];
};


export type QueryGetVehicleArgs = {
  vehicleId: Scalars['ID']['input'];
};


export type QueryGetVehicleMakesArgs = {
  year: Scalars['Int']['input'];
};


export type QueryGetVehicleModelsArgs = {
  make: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};


export type QueryGetVehicleTrimsArgs = {
  make: Scalars['String']['input'];
  model: Scalars['String']['input'];
  year: Scalars['Int']['input'];
};


export type QueryGetVehicleTypeArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  vehicleType: Scalars['String']['input'];
};


export type QueryGetVehicleTypesArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetWheelProductLineArgs = {
  lineId: Scalars['ID']['input'];
};


export type QuerySearchProductsArgs = {
  input: SearchProductsInput;
};


export type QuerySearchSuggestionsArgs = {
  query: Scalars['String']['input'];
};


export type QuerySearchTireProductsArgs = {
  input: SearchTireProductsInput;
};


export type QuerySearchWheelProductsArgs = {
  input: SearchWheelProductsInput;
};

export type Rebate = {
  readonly __typename?: 'Rebate';
  readonly amount: Scalars['Float']['output'];
  readonly code: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  /** The last day, as 2026-12-31. */
  readonly validUntil: Scalars['String']['output'];
};

export type SearchOptions = {
  readonly __typename?: 'SearchOptions';
  readonly pageSizes: ReadonlyArray<Scalars['Int']['output']>;
  readonly sorts: ReadonlyArray<Option>;
};

export type SearchProductsInput = {
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The same as `categories`. */
  readonly categoriesId?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Stars and up: 4, 3, 2 or 1. */
  readonly customerReview?: InputMaybe<Scalars['Int']['input']>;
  readonly filters?: InputMaybe<ReadonlyArray<FilterInput>>;
  readonly inStock?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  /** From 1. */
  readonly pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** Products on a page, 1 to 50; 12 where nothing is said. */
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** relevance, price_asc, price_desc, rating, best_selling, newest */
  readonly sort?: InputMaybe<Scalars['String']['input']>;
};

/** About ten, while somebody types. */
export type SearchSuggestions = {
  readonly __typename?: 'SearchSuggestions';
  readonly brands: ReadonlyArray<LinkSuggestion>;
  readonly categories: ReadonlyArray<LinkSuggestion>;
  /** Words that the shop knows, where it knows none of those that were typed. */
  readonly didYouMean?: Maybe<Scalars['String']['output']>;
  readonly products: ReadonlyArray<ProductSuggestion>;
};

/** By vehicle, or by size (as text, or by its parts), or neither. */
export type SearchTireProductsInput = {
  readonly aspectRatio?: InputMaybe<Scalars['Int']['input']>;
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly filters?: InputMaybe<ReadonlyArray<FilterInput>>;
  /** Which of the vehicle's fitments, 0 being the original; all of them where nothing is said. */
  readonly fitment?: InputMaybe<Scalars['Int']['input']>;
  readonly inStock?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly pageNumber?: InputMaybe<Scalars['Int']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly query?: InputMaybe<Scalars['String']['input']>;
  readonly rimDiameter?: InputMaybe<Scalars['Float']['input']>;
  /** 225/65R17, 225 65 17, 2256517, P225/65R17 102H: equal and compatible sizes, with warnings. */
  readonly size?: InputMaybe<Scalars['String']['input']>;
  readonly sort?: InputMaybe<Scalars['String']['input']>;
  readonly vehicleId?: InputMaybe<Scalars['ID']['input']>;
  /** Slug of a vehicle type, such as suv-cuv. */
  readonly vehicleType?: InputMaybe<Scalars['String']['input']>;
  readonly width?: InputMaybe<Scalars['Int']['input']>;
};

/** By vehicle, or by measures, or neither. */
export type SearchWheelProductsInput = {
  readonly boltPattern?: InputMaybe<Scalars['String']['input']>;
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly diameter?: InputMaybe<Scalars['Float']['input']>;
  readonly filters?: InputMaybe<ReadonlyArray<FilterInput>>;
  readonly fitment?: InputMaybe<Scalars['Int']['input']>;
  readonly inStock?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly pageNumber?: InputMaybe<Scalars['Int']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly query?: InputMaybe<Scalars['String']['input']>;
  readonly sort?: InputMaybe<Scalars['String']['input']>;
  readonly vehicleId?: InputMaybe<Scalars['ID']['input']>;
  readonly width?: InputMaybe<Scalars['Float']['input']>;
};

export type ShippingOption = {
  readonly __typename?: 'ShippingOption';
  readonly cost: Scalars['Float']['output'];
  /** DELIVERY_SHIPPING or DELIVERY_PICKUP. */
  readonly deliveryType: Scalars['String']['output'];
  /** The day (YYYY-MM-DD) by which it should have come, or be ready, if it is ordered now: an estimate. Null where none can be made. */
  readonly estimatedDelivery?: Maybe<Scalars['String']['output']>;
  readonly label: Scalars['String']['output'];
};

export type StoreAvailability = {
  readonly __typename?: 'StoreAvailability';
  readonly address1: Scalars['String']['output'];
  /** Units that can be picked up there now. */
  readonly availableQuantity: Scalars['Int']['output'];
  readonly city: Scalars['String']['output'];
  /** Miles from the postal code. */
  readonly distance: Scalars['Float']['output'];
  readonly hours: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly phone: Scalars['String']['output'];
  readonly postalCode: Scalars['String']['output'];
  readonly state: Scalars['String']['output'];
  readonly storeId: Scalars['ID']['output'];
};

export type TireSpecs = {
  readonly __typename?: 'TireSpecs';
  readonly aspectRatio?: Maybe<Scalars['Int']['output']>;
  readonly dualLoadIndex?: Maybe<Scalars['Int']['output']>;
  readonly loadIndex?: Maybe<Scalars['Int']['output']>;
  readonly loadRange?: Maybe<Scalars['String']['output']>;
  readonly maxInflationPressure?: Maybe<Scalars['Float']['output']>;
  readonly maximumLoad?: Maybe<Scalars['Int']['output']>;
  readonly maximumSpeed?: Maybe<Scalars['Int']['output']>;
  /** Miles; 0 for none. */
  readonly mileageWarranty: Scalars['Int']['output'];
  readonly overallDiameter?: Maybe<Scalars['Float']['output']>;
  readonly plyRating?: Maybe<Scalars['Int']['output']>;
  readonly rimDiameter: Scalars['Float']['output'];
  readonly runFlat: Scalars['Boolean']['output'];
  readonly seasonalDesignation: Scalars['String']['output'];
  readonly sidewall: Scalars['String']['output'];
  readonly size: Scalars['String']['output'];
  readonly speedRating?: Maybe<Scalars['String']['output']>;
  readonly temperature?: Maybe<Scalars['String']['output']>;
  readonly tireType: Scalars['String']['output'];
  readonly traction?: Maybe<Scalars['String']['output']>;
  readonly treadDepth?: Maybe<Scalars['Float']['output']>;
  readonly treadWear?: Maybe<Scalars['Int']['output']>;
  readonly vehicleTypes: ReadonlyArray<Scalars['String']['output']>;
  readonly widthMm: Scalars['Float']['output'];
};

export type VariantOption = {
  readonly __typename?: 'VariantOption';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type Vehicle = {
  readonly __typename?: 'Vehicle';
  readonly body: Scalars['String']['output'];
  readonly boltPattern: Scalars['String']['output'];
  readonly fitments: ReadonlyArray<VehicleFitment>;
  readonly hubBore: Scalars['Float']['output'];
  readonly make: Scalars['String']['output'];
  readonly model: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly trim: Scalars['String']['output'];
  readonly vehicleId: Scalars['ID']['output'];
  readonly year: Scalars['Int']['output'];
};

export type VehicleFitment = {
  readonly __typename?: 'VehicleFitment';
  readonly front: AxleFitment;
  readonly isOriginal: Scalars['Boolean']['output'];
  /** Front and rear differ: tires and wheels are bought as pairs. */
  readonly isStaggered: Scalars['Boolean']['output'];
  /** 265/70R17, or 255/40R19 front and 275/40R19 rear. */
  readonly label: Scalars['String']['output'];
  /** 0 is the original; the others are what the factory offered beside it. */
  readonly position: Scalars['Int']['output'];
  readonly rear: AxleFitment;
};

export type VehicleTrim = {
  readonly __typename?: 'VehicleTrim';
  readonly trim: Scalars['String']['output'];
  readonly vehicleId: Scalars['ID']['output'];
};

export type VehicleType = {
  readonly __typename?: 'VehicleType';
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly productCount: Scalars['Int']['output'];
};

export type WheelSpecs = {
  readonly __typename?: 'WheelSpecs';
  readonly backSpacing: Scalars['Float']['output'];
  readonly boltPattern1: Scalars['String']['output'];
  readonly boltPattern2?: Maybe<Scalars['String']['output']>;
  readonly boltPattern3?: Maybe<Scalars['String']['output']>;
  readonly boltPattern4?: Maybe<Scalars['String']['output']>;
  readonly finish: Scalars['String']['output'];
  readonly hubBore: Scalars['Float']['output'];
  readonly loadRating?: Maybe<Scalars['Int']['output']>;
  readonly material: Scalars['String']['output'];
  readonly offset: Scalars['Float']['output'];
  readonly staggeredFlag: Scalars['Boolean']['output'];
  readonly wheelDiameter: Scalars['Float']['output'];
  readonly wheelStyle: Scalars['String']['output'];
  readonly wheelWidth: Scalars['Float']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Attribute: ResolverTypeWrapper<Attribute>;
  AvailabilityDetails: ResolverTypeWrapper<AvailabilityDetails>;
  AxleFitment: ResolverTypeWrapper<AxleFitment>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Brand>;
  CartProduct: ResolverTypeWrapper<CartProduct>;
  CategoriesResultInput: CategoriesResultInput;
  Category: ResolverTypeWrapper<Category>;
  CategoryLink: ResolverTypeWrapper<CategoryLink>;
  CategoryResult: ResolverTypeWrapper<CategoryResult>;
  Facet: ResolverTypeWrapper<Facet>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  FilterInput: FilterInput;
  Fit: ResolverTypeWrapper<Fit>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Images: ResolverTypeWrapper<Images>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  LinkSuggestion: ResolverTypeWrapper<LinkSuggestion>;
  NamedVehicle: ResolverTypeWrapper<NamedVehicle>;
  Option: ResolverTypeWrapper<Option>;
  PlaceOfPostalCode: ResolverTypeWrapper<PlaceOfPostalCode>;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  Product: ResolverTypeWrapper<Product>;
  ProductAvailability: ResolverTypeWrapper<ProductAvailability>;
  ProductFilters: ResolverTypeWrapper<ProductFilters>;
  ProductLine: ResolverTypeWrapper<ProductLine>;
  ProductPage: ResolverTypeWrapper<ProductPage>;
  ProductSet: ResolverTypeWrapper<ProductSet>;
  ProductSuggestion: ResolverTypeWrapper<ProductSuggestion>;
  ProductVariant: ResolverTypeWrapper<ProductVariant>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Rebate: ResolverTypeWrapper<Rebate>;
  SearchOptions: ResolverTypeWrapper<SearchOptions>;
  SearchProductsInput: SearchProductsInput;
  SearchSuggestions: ResolverTypeWrapper<SearchSuggestions>;
  SearchTireProductsInput: SearchTireProductsInput;
  SearchWheelProductsInput: SearchWheelProductsInput;
  ShippingOption: ResolverTypeWrapper<ShippingOption>;
  StoreAvailability: ResolverTypeWrapper<StoreAvailability>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TireSpecs: ResolverTypeWrapper<TireSpecs>;
  VariantOption: ResolverTypeWrapper<VariantOption>;
  Vehicle: ResolverTypeWrapper<Vehicle>;
  VehicleFitment: ResolverTypeWrapper<VehicleFitment>;
  VehicleTrim: ResolverTypeWrapper<VehicleTrim>;
  VehicleType: ResolverTypeWrapper<VehicleType>;
  WheelSpecs: ResolverTypeWrapper<WheelSpecs>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Attribute: Attribute;
  AvailabilityDetails: AvailabilityDetails;
  AxleFitment: AxleFitment;
  Boolean: Scalars['Boolean']['output'];
  Brand: Brand;
  CartProduct: CartProduct;
  CategoriesResultInput: CategoriesResultInput;
  Category: Category;
  CategoryLink: CategoryLink;
  CategoryResult: CategoryResult;
  Facet: Facet;
  FacetValue: FacetValue;
  FilterInput: FilterInput;
  Fit: Fit;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Images: Images;
  Int: Scalars['Int']['output'];
  LinkSuggestion: LinkSuggestion;
  NamedVehicle: NamedVehicle;
  Option: Option;
  PlaceOfPostalCode: PlaceOfPostalCode;
  PriceRange: PriceRange;
  Product: Product;
  ProductAvailability: ProductAvailability;
  ProductFilters: ProductFilters;
  ProductLine: ProductLine;
  ProductPage: ProductPage;
  ProductSet: ProductSet;
  ProductSuggestion: ProductSuggestion;
  ProductVariant: ProductVariant;
  Query: Record<PropertyKey, never>;
  Rebate: Rebate;
  SearchOptions: SearchOptions;
  SearchProductsInput: SearchProductsInput;
  SearchSuggestions: SearchSuggestions;
  SearchTireProductsInput: SearchTireProductsInput;
  SearchWheelProductsInput: SearchWheelProductsInput;
  ShippingOption: ShippingOption;
  StoreAvailability: StoreAvailability;
  String: Scalars['String']['output'];
  TireSpecs: TireSpecs;
  VariantOption: VariantOption;
  Vehicle: Vehicle;
  VehicleFitment: VehicleFitment;
  VehicleTrim: VehicleTrim;
  VehicleType: VehicleType;
  WheelSpecs: WheelSpecs;
};

export type AttributeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Attribute'] = ResolversParentTypes['Attribute']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AvailabilityDetailsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AvailabilityDetails'] = ResolversParentTypes['AvailabilityDetails']> = {
  avaiableShipping?: Resolver<ReadonlyArray<ResolversTypes['ShippingOption']>, ParentType, ContextType>;
  availableHomeDelivery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  availablePickup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  displayMessage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  homeDeliveryCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inStoreAvaibility?: Resolver<ReadonlyArray<ResolversTypes['StoreAvailability']>, ParentType, ContextType>;
  isLastKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AxleFitmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AxleFitment'] = ResolversParentTypes['AxleFitment']> = {
  offset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tireSize?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wheelDiameter?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wheelWidth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  founded?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  founder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headquarters?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ResolversTypes['Images'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pastInnovations?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productLines?: Resolver<ReadonlyArray<ResolversTypes['ProductLine']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warrantyPlans?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CartProductResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CartProduct'] = ResolversParentTypes['CartProduct']> = {
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  subCategories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type CategoryLinkResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryLink'] = ResolversParentTypes['CategoryLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CategoryResultResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CategoryResult'] = ResolversParentTypes['CategoryResult']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategories?: Resolver<ReadonlyArray<ResolversTypes['CategoryResult']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FacetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FitResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Fit'] = ResolversParentTypes['Fit']> = {
  axle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fits?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImagesResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Images'] = ResolversParentTypes['Images']> = {
  large?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  small?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LinkSuggestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['LinkSuggestion'] = ResolversParentTypes['LinkSuggestion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NamedVehicleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['NamedVehicle'] = ResolversParentTypes['NamedVehicle']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trims?: Resolver<ReadonlyArray<ResolversTypes['VehicleTrim']>, ParentType, ContextType>;
};

export type OptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Option'] = ResolversParentTypes['Option']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOfPostalCodeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PlaceOfPostalCode'] = ResolversParentTypes['PlaceOfPostalCode']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  attributes?: Resolver<ReadonlyArray<ResolversTypes['Attribute']>, ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPath?: Resolver<ReadonlyArray<ResolversTypes['CategoryLink']>, ParentType, ContextType>;
  clearance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customerReviewAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  customerReviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountedPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fit?: Resolver<Maybe<ResolversTypes['Fit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ResolversTypes['Images'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShippable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  largeImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lineId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  moreImages?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rebates?: Resolver<ReadonlyArray<ResolversTypes['Rebate']>, ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salePrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smallImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supplierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tire?: Resolver<Maybe<ResolversTypes['TireSpecs']>, ParentType, ContextType>;
  wheel?: Resolver<Maybe<ResolversTypes['WheelSpecs']>, ParentType, ContextType>;
};

export type ProductAvailabilityResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProductAvailability'] = ResolversParentTypes['ProductAvailability']> = {
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLastKnown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductFiltersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProductFilters'] = ResolversParentTypes['ProductFilters']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  categoriesId?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  customerReview?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['Facet']>, ParentType, ContextType>;
  maxPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceRange?: Resolver<ResolversTypes['PriceRange'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductLineResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProductLine'] = ResolversParentTypes['ProductLine']> = {
  benefits?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ResolversTypes['Images'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  startingPrice?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  didYouMean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  filters?: Resolver<ResolversTypes['ProductFilters'], ParentType, ContextType>;
  moreThanCounted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  namedVehicle?: Resolver<Maybe<ResolversTypes['NamedVehicle']>, ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<ResolversTypes['SearchOptions'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productLabels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  sets?: Resolver<ReadonlyArray<ResolversTypes['ProductSet']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductSetResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProductSet'] = ResolversParentTypes['ProductSet']> = {
  fit?: Resolver<ResolversTypes['Fit'], ParentType, ContextType>;
  front?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  rear?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  salePrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductSuggestionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProductSuggestion'] = ResolversParentTypes['ProductSuggestion']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  thumbnailImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductVariantResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProductVariant'] = ResolversParentTypes['ProductVariant']> = {
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options?: Resolver<ReadonlyArray<ResolversTypes['VariantOption']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  salePrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getAllBrands?: Resolver<ReadonlyArray<ResolversTypes['Brand']>, ParentType, ContextType, Partial<QueryGetAllBrandsArgs>>;
  getAspectRatios?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryGetAspectRatiosArgs, 'width'>>;
  getBrand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType, RequireFields<QueryGetBrandArgs, 'name'>>;
  getCartProducts?: Resolver<ReadonlyArray<ResolversTypes['CartProduct']>, ParentType, ContextType, RequireFields<QueryGetCartProductsArgs, 'productIds'>>;
  getCategories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryGetCategoriesArgs>>;
  getCategoriesResult?: Resolver<ReadonlyArray<ResolversTypes['CategoryResult']>, ParentType, ContextType, RequireFields<QueryGetCategoriesResultArgs, 'input'>>;
  getCategory?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryGetCategoryArgs, 'name'>>;
  getPlaceOfPostalCode?: Resolver<Maybe<ResolversTypes['PlaceOfPostalCode']>, ParentType, ContextType, RequireFields<QueryGetPlaceOfPostalCodeArgs, 'postalCode'>>;
  getProductAvailability?: Resolver<ReadonlyArray<ResolversTypes['ProductAvailability']>, ParentType, ContextType, RequireFields<QueryGetProductAvailabilityArgs, 'productIds'>>;
  getProductAvailabilityDetails?: Resolver<ReadonlyArray<ResolversTypes['AvailabilityDetails']>, ParentType, ContextType, RequireFields<QueryGetProductAvailabilityDetailsArgs, 'postalCode' | 'productIds'>>;
  getProductById?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetProductByIdArgs, 'productId'>>;
  getProductVariants?: Resolver<ReadonlyArray<ResolversTypes['ProductVariant']>, ParentType, ContextType, RequireFields<QueryGetProductVariantsArgs, 'productId'>>;
  getProducts?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetProductsArgs, 'productIds'>>;
  getRimDiameters?: Resolver<ReadonlyArray<ResolversTypes['Float']>, ParentType, ContextType, RequireFields<QueryGetRimDiametersArgs, 'aspectRatio' | 'width'>>;
  getTireProductLine?: Resolver<Maybe<ResolversTypes['ProductLine']>, ParentType, ContextType, RequireFields<QueryGetTireProductLineArgs, 'lineId'>>;
  getTireWidths?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  getVehicle?: Resolver<Maybe<ResolversTypes['Vehicle']>, ParentType, ContextType, RequireFields<QueryGetVehicleArgs, 'vehicleId'>>;
  getVehicleMakes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryGetVehicleMakesArgs, 'year'>>;
  getVehicleModels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType, RequireFields<QueryGetVehicleModelsArgs, 'make' | 'year'>>;
  getVehicleTrims?: Resolver<ReadonlyArray<ResolversTypes['VehicleTrim']>, ParentType, ContextType, RequireFields<QueryGetVehicleTrimsArgs, 'make' | 'model' | 'year'>>;
  getVehicleType?: Resolver<Maybe<ResolversTypes['VehicleType']>, ParentType, ContextType, RequireFields<QueryGetVehicleTypeArgs, 'vehicleType'>>;
  getVehicleTypes?: Resolver<ReadonlyArray<ResolversTypes['VehicleType']>, ParentType, ContextType, Partial<QueryGetVehicleTypesArgs>>;
  getVehicleYears?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  getWheelProductLine?: Resolver<Maybe<ResolversTypes['ProductLine']>, ParentType, ContextType, RequireFields<QueryGetWheelProductLineArgs, 'lineId'>>;
  searchProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QuerySearchProductsArgs, 'input'>>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'query'>>;
  searchTireProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QuerySearchTireProductsArgs, 'input'>>;
  searchWheelProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QuerySearchWheelProductsArgs, 'input'>>;
};

export type RebateResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Rebate'] = ResolversParentTypes['Rebate']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchOptionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchOptions'] = ResolversParentTypes['SearchOptions']> = {
  pageSizes?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  sorts?: Resolver<ReadonlyArray<ResolversTypes['Option']>, ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['LinkSuggestion']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['LinkSuggestion']>, ParentType, ContextType>;
  didYouMean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['ProductSuggestion']>, ParentType, ContextType>;
};

export type ShippingOptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ShippingOption'] = ResolversParentTypes['ShippingOption']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deliveryType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatedDelivery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreAvailabilityResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['StoreAvailability'] = ResolversParentTypes['StoreAvailability']> = {
  address1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  distance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TireSpecsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TireSpecs'] = ResolversParentTypes['TireSpecs']> = {
  aspectRatio?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dualLoadIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  loadIndex?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  loadRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxInflationPressure?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  maximumLoad?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maximumSpeed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mileageWarranty?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overallDiameter?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plyRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rimDiameter?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  runFlat?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seasonalDesignation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sidewall?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  speedRating?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  temperature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tireType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  traction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  treadDepth?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  treadWear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  vehicleTypes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  widthMm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type VariantOptionResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VariantOption'] = ResolversParentTypes['VariantOption']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VehicleResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Vehicle'] = ResolversParentTypes['Vehicle']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boltPattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fitments?: Resolver<ReadonlyArray<ResolversTypes['VehicleFitment']>, ParentType, ContextType>;
  hubBore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  make?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  trim?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VehicleFitmentResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleFitment'] = ResolversParentTypes['VehicleFitment']> = {
  front?: Resolver<ResolversTypes['AxleFitment'], ParentType, ContextType>;
  isOriginal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStaggered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rear?: Resolver<ResolversTypes['AxleFitment'], ParentType, ContextType>;
};

export type VehicleTrimResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleTrim'] = ResolversParentTypes['VehicleTrim']> = {
  trim?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vehicleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VehicleTypeResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['VehicleType'] = ResolversParentTypes['VehicleType']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WheelSpecsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['WheelSpecs'] = ResolversParentTypes['WheelSpecs']> = {
  backSpacing?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  boltPattern1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  boltPattern2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boltPattern3?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  boltPattern4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finish?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hubBore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  loadRating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  material?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  staggeredFlag?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  wheelDiameter?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wheelStyle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wheelWidth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  Attribute?: AttributeResolvers<ContextType>;
  AvailabilityDetails?: AvailabilityDetailsResolvers<ContextType>;
  AxleFitment?: AxleFitmentResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  CartProduct?: CartProductResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryLink?: CategoryLinkResolvers<ContextType>;
  CategoryResult?: CategoryResultResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Fit?: FitResolvers<ContextType>;
  Images?: ImagesResolvers<ContextType>;
  LinkSuggestion?: LinkSuggestionResolvers<ContextType>;
  NamedVehicle?: NamedVehicleResolvers<ContextType>;
  Option?: OptionResolvers<ContextType>;
  PlaceOfPostalCode?: PlaceOfPostalCodeResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductAvailability?: ProductAvailabilityResolvers<ContextType>;
  ProductFilters?: ProductFiltersResolvers<ContextType>;
  ProductLine?: ProductLineResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  ProductSet?: ProductSetResolvers<ContextType>;
  ProductSuggestion?: ProductSuggestionResolvers<ContextType>;
  ProductVariant?: ProductVariantResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Rebate?: RebateResolvers<ContextType>;
  SearchOptions?: SearchOptionsResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  ShippingOption?: ShippingOptionResolvers<ContextType>;
  StoreAvailability?: StoreAvailabilityResolvers<ContextType>;
  TireSpecs?: TireSpecsResolvers<ContextType>;
  VariantOption?: VariantOptionResolvers<ContextType>;
  Vehicle?: VehicleResolvers<ContextType>;
  VehicleFitment?: VehicleFitmentResolvers<ContextType>;
  VehicleTrim?: VehicleTrimResolvers<ContextType>;
  VehicleType?: VehicleTypeResolvers<ContextType>;
  WheelSpecs?: WheelSpecsResolvers<ContextType>;
};

