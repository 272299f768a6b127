import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { GraphQLContext } from '../context.ts';
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
  JSON: { input: unknown; output: unknown; }
};

export type CartProduct = {
  readonly __typename?: 'CartProduct';
  readonly availableQuantity: Scalars['Int']['output'];
  readonly id: Scalars['ID']['output'];
  readonly inStock: Scalars['Boolean']['output'];
};

export type FacetValue = {
  readonly __typename?: 'FacetValue';
  readonly count: Scalars['Int']['output'];
  readonly label: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

/** Spec §3 Catalogue, electronics product; supplier prices are never served. */
export type Product = {
  readonly __typename?: 'Product';
  readonly attributes: Scalars['JSON']['output'];
  readonly availableQuantity: Scalars['Int']['output'];
  readonly brand: Scalars['String']['output'];
  readonly category: Scalars['String']['output'];
  readonly customerReviewAverage?: Maybe<Scalars['Float']['output']>;
  readonly customerReviewCount: Scalars['Int']['output'];
  readonly description: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly inStock: Scalars['Boolean']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  readonly largeImage: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly onSale: Scalars['Boolean']['output'];
  readonly partner: Scalars['String']['output'];
  readonly productId: Scalars['ID']['output'];
  readonly productType: Scalars['String']['output'];
  readonly regularPrice: Scalars['Float']['output'];
  readonly salePrice: Scalars['Float']['output'];
  readonly shippingCost: Scalars['Float']['output'];
  readonly size: Scalars['String']['output'];
  readonly sku: Scalars['String']['output'];
  readonly smallImage: Scalars['String']['output'];
  readonly thumbnailImage: Scalars['String']['output'];
};

export type ProductFilters = {
  readonly __typename?: 'ProductFilters';
  readonly brands: ReadonlyArray<FacetValue>;
  readonly categories: ReadonlyArray<FacetValue>;
  readonly maxPrice: Scalars['Float']['output'];
  readonly minPrice: Scalars['Float']['output'];
};

export type ProductPage = {
  readonly __typename?: 'ProductPage';
  readonly filters: ProductFilters;
  readonly pageNumber: Scalars['Int']['output'];
  readonly pageSize: Scalars['Int']['output'];
  readonly productLabels: ReadonlyArray<Scalars['String']['output']>;
  readonly products: ReadonlyArray<Product>;
  readonly totalCount: Scalars['Int']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  readonly getCartProducts: ReadonlyArray<CartProduct>;
  readonly getProductById?: Maybe<Product>;
  readonly searchProducts: ProductPage;
};


export type QueryGetCartProductsArgs = {
  productIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type QueryGetProductByIdArgs = {
  productId: Scalars['ID']['input'];
};


export type QuerySearchProductsArgs = {
  input: SearchProductsInput;
};

export type SearchProductsInput = {
  readonly brands?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly inStock?: InputMaybe<Scalars['Boolean']['input']>;
  readonly maxPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly minPrice?: InputMaybe<Scalars['Float']['input']>;
  readonly pageNumber?: InputMaybe<Scalars['Int']['input']>;
  readonly pageSize?: InputMaybe<Scalars['Int']['input']>;
  readonly query?: InputMaybe<Scalars['String']['input']>;
  /** relevance, price_asc, price_desc, rating, newest */
  readonly sort?: InputMaybe<Scalars['String']['input']>;
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CartProduct: ResolverTypeWrapper<CartProduct>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Product: ResolverTypeWrapper<Product>;
  ProductFilters: ResolverTypeWrapper<ProductFilters>;
  ProductPage: ResolverTypeWrapper<ProductPage>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SearchProductsInput: SearchProductsInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  CartProduct: CartProduct;
  FacetValue: FacetValue;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSON: Scalars['JSON']['output'];
  Product: Product;
  ProductFilters: ProductFilters;
  ProductPage: ProductPage;
  Query: Record<PropertyKey, never>;
  SearchProductsInput: SearchProductsInput;
  String: Scalars['String']['output'];
};

export type CartProductResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CartProduct'] = ResolversParentTypes['CartProduct']> = {
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type ProductResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  attributes?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  availableQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customerReviewAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  customerReviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inStock?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  largeImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  partner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  regularPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salePrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shippingCost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smallImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductFiltersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProductFilters'] = ResolversParentTypes['ProductFilters']> = {
  brands?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  maxPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  minPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  filters?: Resolver<ResolversTypes['ProductFilters'], ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productLabels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<ReadonlyArray<ResolversTypes['Product']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getCartProducts?: Resolver<ReadonlyArray<ResolversTypes['CartProduct']>, ParentType, ContextType, RequireFields<QueryGetCartProductsArgs, 'productIds'>>;
  getProductById?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryGetProductByIdArgs, 'productId'>>;
  searchProducts?: Resolver<ResolversTypes['ProductPage'], ParentType, ContextType, RequireFields<QuerySearchProductsArgs, 'input'>>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  CartProduct?: CartProductResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Product?: ProductResolvers<ContextType>;
  ProductFilters?: ProductFiltersResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};

