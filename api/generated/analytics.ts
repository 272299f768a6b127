import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
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
  JSON: { input: unknown; output: unknown; }
};

/** The reports of shop/report.graphql are served here, too. */
export type Query = {
  readonly __typename?: 'Query';
  readonly affiliateSummaryReport: Report;
  /** Any report, by its name in addresses: revenue, affiliate-summary. */
  readonly report: Report;
  /** Values for the reports' filters. */
  readonly reportFilters: Scalars['JSON']['output'];
  /** Names of the reports that this endpoint answers. */
  readonly reportNames: ReadonlyArray<Scalars['String']['output']>;
  readonly revenueReport: Report;
};


/** The reports of shop/report.graphql are served here, too. */
export type QueryAffiliateSummaryReportArgs = {
  input: ReportInput;
};


/** The reports of shop/report.graphql are served here, too. */
export type QueryReportArgs = {
  input: ReportInput;
  name: Scalars['String']['input'];
};


/** The reports of shop/report.graphql are served here, too. */
export type QueryRevenueReportArgs = {
  input: ReportInput;
};

/** Columns describe the cells of each row in order; money cells are decimal strings, exact to the cent. */
export type Report = {
  readonly __typename?: 'Report';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly rows: ReadonlyArray<ReportRow>;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type ReportColumn = {
  readonly __typename?: 'ReportColumn';
  readonly key: Scalars['String']['output'];
  /** text, count, money, percent */
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type ReportInput = {
  readonly affiliateId?: InputMaybe<Scalars['String']['input']>;
  /** Position of the log as of which to compute; absent: now. */
  readonly asOf?: InputMaybe<Scalars['String']['input']>;
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** UTC dates, inclusive: 2026-11-01. */
  readonly from: Scalars['String']['input'];
  readonly gateway?: InputMaybe<Scalars['String']['input']>;
  /** Revenue: day, week, month, category, gateway. Affiliate Summary: affiliate, rollup. */
  readonly groupBy: Scalars['String']['input'];
  readonly partner?: InputMaybe<Scalars['String']['input']>;
  readonly statuses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly to: Scalars['String']['input'];
};

export type ReportRow = {
  readonly __typename?: 'ReportRow';
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
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
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Report: ResolverTypeWrapper<Report>;
  ReportColumn: ResolverTypeWrapper<ReportColumn>;
  ReportInput: ReportInput;
  ReportRow: ResolverTypeWrapper<ReportRow>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  JSON: Scalars['JSON']['output'];
  Query: Record<PropertyKey, never>;
  Report: Report;
  ReportColumn: ReportColumn;
  ReportInput: ReportInput;
  ReportRow: ReportRow;
  String: Scalars['String']['output'];
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  affiliateSummaryReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<QueryAffiliateSummaryReportArgs, 'input'>>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<QueryReportArgs, 'input' | 'name'>>;
  reportFilters?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reportNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  revenueReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<QueryRevenueReportArgs, 'input'>>;
};

export type ReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['ReportRow']>, ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReportColumnResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportColumn'] = ResolversParentTypes['ReportColumn']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportRow'] = ResolversParentTypes['ReportRow']> = {
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  JSON?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportColumn?: ReportColumnResolvers<ContextType>;
  ReportRow?: ReportRowResolvers<ContextType>;
};

