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

export type AffiliateSummaryReport = Report & {
  readonly __typename?: 'AffiliateSummaryReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<AffiliateSummaryReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: AffiliateSummaryReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type AffiliateSummaryReportRow = ReportRow & {
  readonly __typename?: 'AffiliateSummaryReportRow';
  /** Affiliate */
  readonly affiliate?: Maybe<Scalars['String']['output']>;
  /** Payout */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Approved */
  readonly approved?: Maybe<Scalars['Int']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Earnings per click */
  readonly earningsPerClick?: Maybe<Scalars['Float']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Conversions */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Pending */
  readonly pending?: Maybe<Scalars['Int']['output']>;
  /** Rank */
  readonly rank?: Maybe<Scalars['Int']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Reversals */
  readonly reversals?: Maybe<Scalars['Float']['output']>;
  /** Reversed */
  readonly reversed?: Maybe<Scalars['Int']['output']>;
  /** Rollup */
  readonly rollup?: Maybe<Scalars['String']['output']>;
};

export type AffiliateSummaryReportSums = {
  readonly __typename?: 'AffiliateSummaryReportSums';
  /** Payout */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Approved */
  readonly approved?: Maybe<Scalars['Int']['output']>;
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Earnings per click */
  readonly earningsPerClick?: Maybe<Scalars['Float']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Conversions */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Pending */
  readonly pending?: Maybe<Scalars['Int']['output']>;
  /** Rank */
  readonly rank?: Maybe<Scalars['Int']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Reversals */
  readonly reversals?: Maybe<Scalars['Float']['output']>;
  /** Reversed */
  readonly reversed?: Maybe<Scalars['Int']['output']>;
};

export type BestBuyExpensesReport = Report & {
  readonly __typename?: 'BestBuyExpensesReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<BestBuyExpensesReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: BestBuyExpensesReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type BestBuyExpensesReportRow = ReportRow & {
  readonly __typename?: 'BestBuyExpensesReportRow';
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Credits */
  readonly credits?: Maybe<Scalars['Float']['output']>;
  /** Day */
  readonly day?: Maybe<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  /** Entry */
  readonly kind?: Maybe<Scalars['String']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Markup rule */
  readonly markupRule?: Maybe<Scalars['String']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Partner order */
  readonly partnerOrderId?: Maybe<Scalars['String']['output']>;
  /** Price */
  readonly price?: Maybe<Scalars['Float']['output']>;
  /** Quantity */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** Shipping */
  readonly shipping?: Maybe<Scalars['Float']['output']>;
  /** SKU */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Supplier cost */
  readonly supplierCost?: Maybe<Scalars['Float']['output']>;
};

export type BestBuyExpensesReportSums = {
  readonly __typename?: 'BestBuyExpensesReportSums';
  /** Credits */
  readonly credits?: Maybe<Scalars['Float']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Price */
  readonly price?: Maybe<Scalars['Float']['output']>;
  /** Quantity */
  readonly quantity?: Maybe<Scalars['Int']['output']>;
  /** Shipping */
  readonly shipping?: Maybe<Scalars['Float']['output']>;
  /** Supplier cost */
  readonly supplierCost?: Maybe<Scalars['Float']['output']>;
};

export type CustomerValueReport = Report & {
  readonly __typename?: 'CustomerValueReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<CustomerValueReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: CustomerValueReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type CustomerValueReportRow = ReportRow & {
  readonly __typename?: 'CustomerValueReportRow';
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Customer */
  readonly customer?: Maybe<Scalars['String']['output']>;
  /** Customers */
  readonly customers?: Maybe<Scalars['Int']['output']>;
  /** First order */
  readonly firstOrder?: Maybe<Scalars['String']['output']>;
  /** First source */
  readonly firstSource?: Maybe<Scalars['String']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Last order */
  readonly lastOrder?: Maybe<Scalars['String']['output']>;
  /** First order in */
  readonly month?: Maybe<Scalars['String']['output']>;
  /** Lifetime net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Net per customer */
  readonly netPerCustomer?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Refunds */
  readonly refunds?: Maybe<Scalars['Float']['output']>;
  /** Return rate % */
  readonly returnRate?: Maybe<Scalars['Float']['output']>;
};

export type CustomerValueReportSums = {
  readonly __typename?: 'CustomerValueReportSums';
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  /** Customers */
  readonly customers?: Maybe<Scalars['Int']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  /** Lifetime net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Net per customer */
  readonly netPerCustomer?: Maybe<Scalars['Float']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Refunds */
  readonly refunds?: Maybe<Scalars['Float']['output']>;
  /** Return rate % */
  readonly returnRate?: Maybe<Scalars['Float']['output']>;
};

export type DailyAffiliateReport = Report & {
  readonly __typename?: 'DailyAffiliateReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<DailyAffiliateReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: DailyAffiliateReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type DailyAffiliateReportRow = ReportRow & {
  readonly __typename?: 'DailyAffiliateReportRow';
  /** Affiliate */
  readonly affiliate?: Maybe<Scalars['String']['output']>;
  /** Payout */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Approved */
  readonly approved?: Maybe<Scalars['Int']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Day */
  readonly day?: Maybe<Scalars['String']['output']>;
  /** Earnings per click */
  readonly earningsPerClick?: Maybe<Scalars['Float']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Conversions */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Pending */
  readonly pending?: Maybe<Scalars['Int']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Reversals */
  readonly reversals?: Maybe<Scalars['Float']['output']>;
  /** Reversed */
  readonly reversed?: Maybe<Scalars['Int']['output']>;
  /** Sub-affiliate */
  readonly subAffiliate?: Maybe<Scalars['String']['output']>;
};

export type DailyAffiliateReportSums = {
  readonly __typename?: 'DailyAffiliateReportSums';
  /** Payout */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Approved */
  readonly approved?: Maybe<Scalars['Int']['output']>;
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Earnings per click */
  readonly earningsPerClick?: Maybe<Scalars['Float']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Conversions */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Pending */
  readonly pending?: Maybe<Scalars['Int']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Reversals */
  readonly reversals?: Maybe<Scalars['Float']['output']>;
  /** Reversed */
  readonly reversed?: Maybe<Scalars['Int']['output']>;
};

export type DailyBusinessReport = Report & {
  readonly __typename?: 'DailyBusinessReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<DailyBusinessReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: DailyBusinessReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type DailyBusinessReportRow = ReportRow & {
  readonly __typename?: 'DailyBusinessReportRow';
  /** Applications */
  readonly applications?: Maybe<Scalars['Int']['output']>;
  /** Approval % */
  readonly approval?: Maybe<Scalars['Float']['output']>;
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  /** Canceled */
  readonly cancelled?: Maybe<Scalars['Int']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Day */
  readonly day?: Maybe<Scalars['String']['output']>;
  /** Failed */
  readonly failed?: Maybe<Scalars['Int']['output']>;
  readonly key: Scalars['String']['output'];
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Against the day before */
  readonly netDayBefore?: Maybe<Scalars['Float']['output']>;
  /** Against the week before */
  readonly netWeekBefore?: Maybe<Scalars['Float']['output']>;
  /** New customers */
  readonly newCustomers?: Maybe<Scalars['Int']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Paid */
  readonly paid?: Maybe<Scalars['Int']['output']>;
  /** Returning customers */
  readonly returningCustomers?: Maybe<Scalars['Int']['output']>;
  /** Submitted */
  readonly submitted?: Maybe<Scalars['Int']['output']>;
};

export type DailyBusinessReportSums = {
  readonly __typename?: 'DailyBusinessReportSums';
  /** Applications */
  readonly applications?: Maybe<Scalars['Int']['output']>;
  /** Approval % */
  readonly approval?: Maybe<Scalars['Float']['output']>;
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  /** Canceled */
  readonly cancelled?: Maybe<Scalars['Int']['output']>;
  /** Failed */
  readonly failed?: Maybe<Scalars['Int']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Against the day before */
  readonly netDayBefore?: Maybe<Scalars['Float']['output']>;
  /** Against the week before */
  readonly netWeekBefore?: Maybe<Scalars['Float']['output']>;
  /** New customers */
  readonly newCustomers?: Maybe<Scalars['Int']['output']>;
  /** Paid */
  readonly paid?: Maybe<Scalars['Int']['output']>;
  /** Returning customers */
  readonly returningCustomers?: Maybe<Scalars['Int']['output']>;
  /** Submitted */
  readonly submitted?: Maybe<Scalars['Int']['output']>;
};

export type GoogleKeywordsReport = Report & {
  readonly __typename?: 'GoogleKeywordsReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<GoogleKeywordsReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: GoogleKeywordsReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type GoogleKeywordsReportRow = ReportRow & {
  readonly __typename?: 'GoogleKeywordsReportRow';
  /** Campaign */
  readonly campaign?: Maybe<Scalars['String']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Cost */
  readonly cost?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Keyword */
  readonly keyword?: Maybe<Scalars['String']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Return on ad spend % */
  readonly returnOnAdSpend?: Maybe<Scalars['Float']['output']>;
};

export type GoogleKeywordsReportSums = {
  readonly __typename?: 'GoogleKeywordsReportSums';
  /** Clicks */
  readonly clicks?: Maybe<Scalars['Int']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Cost */
  readonly cost?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Return on ad spend % */
  readonly returnOnAdSpend?: Maybe<Scalars['Float']['output']>;
};

export type MostPopularProductsReport = Report & {
  readonly __typename?: 'MostPopularProductsReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<MostPopularProductsReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: MostPopularProductsReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type MostPopularProductsReportRow = ReportRow & {
  readonly __typename?: 'MostPopularProductsReportRow';
  /** Brand */
  readonly brand?: Maybe<Scalars['String']['output']>;
  /** Category */
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Name */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Return rate % */
  readonly returnRate?: Maybe<Scalars['Float']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Share % */
  readonly share?: Maybe<Scalars['Float']['output']>;
  /** SKU */
  readonly sku?: Maybe<Scalars['String']['output']>;
  /** Tire size */
  readonly tireSize?: Maybe<Scalars['String']['output']>;
  /** Units */
  readonly units?: Maybe<Scalars['Int']['output']>;
};

export type MostPopularProductsReportSums = {
  readonly __typename?: 'MostPopularProductsReportSums';
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Return rate % */
  readonly returnRate?: Maybe<Scalars['Float']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Share % */
  readonly share?: Maybe<Scalars['Float']['output']>;
  /** Units */
  readonly units?: Maybe<Scalars['Int']['output']>;
};

/** The reports of /graphql are served here, too. */
export type Query = {
  readonly __typename?: 'Query';
  readonly affiliateSummaryReport: AffiliateSummaryReport;
  readonly bestBuyExpensesReport: BestBuyExpensesReport;
  readonly customerValueReport: CustomerValueReport;
  readonly dailyAffiliateReport: DailyAffiliateReport;
  readonly dailyBusinessReport: DailyBusinessReport;
  readonly googleKeywordsReport: GoogleKeywordsReport;
  readonly mostPopularProductsReport: MostPopularProductsReport;
  /** Any report, by its name in addresses: revenue, affiliate-summary. */
  readonly report: Report;
  /** Values for the reports' filters. */
  readonly reportFilters: ReportFilters;
  /** Titles of the reports that this endpoint answers. `report` takes them in lower case with hyphens: daily-business. */
  readonly reportNames: ReadonlyArray<Scalars['String']['output']>;
  readonly revenueReport: RevenueReport;
  readonly trafficSourcesReport: TrafficSourcesReport;
  readonly transactionsReport: TransactionsReport;
};


/** The reports of /graphql are served here, too. */
export type QueryAffiliateSummaryReportArgs = {
  input: ReportInput;
};


/** The reports of /graphql are served here, too. */
export type QueryBestBuyExpensesReportArgs = {
  input: ReportInput;
};


/** The reports of /graphql are served here, too. */
export type QueryCustomerValueReportArgs = {
  input: ReportInput;
};


/** The reports of /graphql are served here, too. */
export type QueryDailyAffiliateReportArgs = {
  input: ReportInput;
};


/** The reports of /graphql are served here, too. */
export type QueryDailyBusinessReportArgs = {
  input: ReportInput;
};


/** The reports of /graphql are served here, too. */
export type QueryGoogleKeywordsReportArgs = {
  input: ReportInput;
};


/** The reports of /graphql are served here, too. */
export type QueryMostPopularProductsReportArgs = {
  input: ReportInput;
};


/** The reports of /graphql are served here, too. */
export type QueryReportArgs = {
  input: ReportInput;
  name: Scalars['String']['input'];
};


/** The reports of /graphql are served here, too. */
export type QueryRevenueReportArgs = {
  input: ReportInput;
};


/** The reports of /graphql are served here, too. */
export type QueryTrafficSourcesReportArgs = {
  input: ReportInput;
};


/** The reports of /graphql are served here, too. */
export type QueryTransactionsReportArgs = {
  input: ReportInput;
};

/**
 * Any report. Columns describe the cells of each row in order; money cells are decimal strings, exact to the cent. Each
 * report is a type of its own, too, with its columns as typed fields.
 */
export type Report = {
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Where the next page begins; null after the last row. */
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<ReportRow>;
  /** Of all rows, also of those on other pages. */
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type ReportColumn = {
  readonly __typename?: 'ReportColumn';
  readonly key: Scalars['String']['output'];
  /** text, time, count, money, percent */
  readonly kind: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
};

export type ReportFilters = {
  readonly __typename?: 'ReportFilters';
  readonly affiliate: ReadonlyArray<Scalars['String']['output']>;
  readonly brand: ReadonlyArray<Scalars['String']['output']>;
  readonly category: ReadonlyArray<Scalars['String']['output']>;
  readonly gateway: ReadonlyArray<Scalars['String']['output']>;
  readonly partner: ReadonlyArray<Scalars['String']['output']>;
  /** Whose days the reports count by. */
  readonly timeZone: Scalars['String']['output'];
};

export type ReportInput = {
  readonly affiliateId?: InputMaybe<Scalars['String']['input']>;
  /** `next` of the page before. */
  readonly after?: InputMaybe<Scalars['String']['input']>;
  /** `asOf` of an earlier answer, for the figures that were known then; absent: now. */
  readonly asOf?: InputMaybe<Scalars['String']['input']>;
  readonly brand?: InputMaybe<Scalars['String']['input']>;
  readonly category?: InputMaybe<Scalars['String']['input']>;
  /** The most rows, up to 500. Rows of time all come at once. */
  readonly first?: InputMaybe<Scalars['Int']['input']>;
  /** Days of the shop's time zone, inclusive: 2026-11-01. */
  readonly from: Scalars['String']['input'];
  /** This and the next ones: one of the values of `reportFilters`; absent: all. */
  readonly gateway?: InputMaybe<Scalars['String']['input']>;
  /**
   * Transactions: transaction, gateway, day. Revenue: day, week, month, category, gateway, promotion. Daily Business: day.
   * Customer Value: customer, month. Google Keywords: keyword. Traffic Sources: source, medium, campaign.
   * Most Popular Products: product, brand, category, tire-size. Best Buy Expenses: day, sku, order.
   * Daily Affiliate: day, affiliate, sub-affiliate. Affiliate Summary: affiliate, rollup.
   */
  readonly groupBy: Scalars['String']['input'];
  /** asc, desc */
  readonly order?: InputMaybe<Scalars['String']['input']>;
  readonly partner?: InputMaybe<Scalars['String']['input']>;
  /** Key of a column; absent: as the report has it. */
  readonly sort?: InputMaybe<Scalars['String']['input']>;
  /** Only orders of these: PENDING_PAYMENT, PAYMENT_RECEIVED, PENDING_ESIGNATURE, PENDING_REVIEW, CONFIRMED_BY_SUPPLIER, PENDING_FULFILMENT, COMPLETED, CANCELLED, RETURNED, CANCELLED_BY_SUPPLIER, PAYMENT_FAILED or LOAN_IN_PROCESS. */
  readonly statuses?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly to: Scalars['String']['input'];
  /**
   * Which visit orders count for in Traffic Sources and Google Keywords: first, last (when absent), lastPaid. Other reports
   * refuse it: what an affiliate is owed follows from the order.
   */
  readonly touch?: InputMaybe<Scalars['String']['input']>;
};

export type ReportRow = {
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  /** What the row counts, where it has a page: order:<id>, customer:<username>, product:<id>. */
  readonly opens?: Maybe<Scalars['String']['output']>;
};

export type RevenueReport = Report & {
  readonly __typename?: 'RevenueReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<RevenueReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: RevenueReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type RevenueReportRow = ReportRow & {
  readonly __typename?: 'RevenueReportRow';
  /** Affiliate take */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Category */
  readonly category?: Maybe<Scalars['String']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Day */
  readonly day?: Maybe<Scalars['String']['output']>;
  /** Discounts */
  readonly discounts?: Maybe<Scalars['Float']['output']>;
  /** Paid by */
  readonly gateway?: Maybe<Scalars['String']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Lender take */
  readonly lenderTake?: Maybe<Scalars['Float']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Month */
  readonly month?: Maybe<Scalars['String']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Promotion code */
  readonly promotion?: Maybe<Scalars['String']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Shipping */
  readonly shipping?: Maybe<Scalars['Float']['output']>;
  /** Supplier cost */
  readonly supplierCost?: Maybe<Scalars['Float']['output']>;
  /** Tax */
  readonly tax?: Maybe<Scalars['Float']['output']>;
  /** Total */
  readonly total?: Maybe<Scalars['Float']['output']>;
  /** Week from */
  readonly week?: Maybe<Scalars['String']['output']>;
};

export type RevenueReportSums = {
  readonly __typename?: 'RevenueReportSums';
  /** Affiliate take */
  readonly affiliateTake?: Maybe<Scalars['Float']['output']>;
  /** Discounts */
  readonly discounts?: Maybe<Scalars['Float']['output']>;
  /** Gross */
  readonly gross?: Maybe<Scalars['Float']['output']>;
  /** Lender take */
  readonly lenderTake?: Maybe<Scalars['Float']['output']>;
  /** Margin */
  readonly margin?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Returns */
  readonly returns?: Maybe<Scalars['Float']['output']>;
  /** Shipping */
  readonly shipping?: Maybe<Scalars['Float']['output']>;
  /** Supplier cost */
  readonly supplierCost?: Maybe<Scalars['Float']['output']>;
  /** Tax */
  readonly tax?: Maybe<Scalars['Float']['output']>;
  /** Total */
  readonly total?: Maybe<Scalars['Float']['output']>;
};

export type TrafficSourcesReport = Report & {
  readonly __typename?: 'TrafficSourcesReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<TrafficSourcesReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: TrafficSourcesReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type TrafficSourcesReportRow = ReportRow & {
  readonly __typename?: 'TrafficSourcesReportRow';
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  /** Campaign */
  readonly campaign?: Maybe<Scalars['String']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  readonly key: Scalars['String']['output'];
  /** Medium */
  readonly medium?: Maybe<Scalars['String']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** New customers */
  readonly newCustomers?: Maybe<Scalars['Int']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Sessions */
  readonly sessions?: Maybe<Scalars['Int']['output']>;
  /** Source */
  readonly source?: Maybe<Scalars['String']['output']>;
};

export type TrafficSourcesReportSums = {
  readonly __typename?: 'TrafficSourcesReportSums';
  /** Average order value */
  readonly averageOrder?: Maybe<Scalars['Float']['output']>;
  /** Conversion % */
  readonly conversion?: Maybe<Scalars['Float']['output']>;
  /** Net */
  readonly net?: Maybe<Scalars['Float']['output']>;
  /** New customers */
  readonly newCustomers?: Maybe<Scalars['Int']['output']>;
  /** Orders */
  readonly orders?: Maybe<Scalars['Int']['output']>;
  /** Sessions */
  readonly sessions?: Maybe<Scalars['Int']['output']>;
};

export type TransactionsReport = Report & {
  readonly __typename?: 'TransactionsReport';
  readonly asOf: Scalars['String']['output'];
  readonly columns: ReadonlyArray<ReportColumn>;
  readonly generatedAt: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly next?: Maybe<Scalars['String']['output']>;
  readonly rows: ReadonlyArray<TransactionsReportRow>;
  /** What all rows come to; empty where a sum says nothing. */
  readonly sums: TransactionsReportSums;
  readonly totals: ReadonlyArray<Scalars['String']['output']>;
};

export type TransactionsReportRow = ReportRow & {
  readonly __typename?: 'TransactionsReportRow';
  /** Actor */
  readonly actor?: Maybe<Scalars['String']['output']>;
  /** Amount */
  readonly amount?: Maybe<Scalars['Float']['output']>;
  readonly cells: ReadonlyArray<Scalars['String']['output']>;
  /** Day */
  readonly day?: Maybe<Scalars['String']['output']>;
  /** Paid by */
  readonly gateway?: Maybe<Scalars['String']['output']>;
  readonly key: Scalars['String']['output'];
  /** Kind */
  readonly kind?: Maybe<Scalars['String']['output']>;
  /** Lease IDs */
  readonly leaseIds?: Maybe<Scalars['String']['output']>;
  /** Of which leases */
  readonly leases?: Maybe<Scalars['Float']['output']>;
  readonly opens?: Maybe<Scalars['String']['output']>;
  /** Order */
  readonly order?: Maybe<Scalars['String']['output']>;
  /** Net received */
  readonly received?: Maybe<Scalars['Float']['output']>;
  /** Given back */
  readonly refunds?: Maybe<Scalars['Float']['output']>;
  /** Refused */
  readonly refused?: Maybe<Scalars['Int']['output']>;
  /** Result */
  readonly result?: Maybe<Scalars['String']['output']>;
  /** Received */
  readonly sales?: Maybe<Scalars['Float']['output']>;
  /** Time */
  readonly time?: Maybe<Scalars['String']['output']>;
  /** Transaction ID */
  readonly transactionId?: Maybe<Scalars['String']['output']>;
  /** Transactions */
  readonly transactions?: Maybe<Scalars['Int']['output']>;
  /** Username */
  readonly username?: Maybe<Scalars['String']['output']>;
  /** Written off */
  readonly writtenOff?: Maybe<Scalars['Float']['output']>;
};

export type TransactionsReportSums = {
  readonly __typename?: 'TransactionsReportSums';
  /** Amount */
  readonly amount?: Maybe<Scalars['Float']['output']>;
  /** Of which leases */
  readonly leases?: Maybe<Scalars['Float']['output']>;
  /** Net received */
  readonly received?: Maybe<Scalars['Float']['output']>;
  /** Given back */
  readonly refunds?: Maybe<Scalars['Float']['output']>;
  /** Refused */
  readonly refused?: Maybe<Scalars['Int']['output']>;
  /** Received */
  readonly sales?: Maybe<Scalars['Float']['output']>;
  /** Transactions */
  readonly transactions?: Maybe<Scalars['Int']['output']>;
  /** Written off */
  readonly writtenOff?: Maybe<Scalars['Float']['output']>;
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




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Report:
    | ( AffiliateSummaryReport )
    | ( BestBuyExpensesReport )
    | ( CustomerValueReport )
    | ( DailyAffiliateReport )
    | ( DailyBusinessReport )
    | ( GoogleKeywordsReport )
    | ( MostPopularProductsReport )
    | ( RevenueReport )
    | ( TrafficSourcesReport )
    | ( TransactionsReport )
  ;
  ReportRow:
    | ( AffiliateSummaryReportRow )
    | ( BestBuyExpensesReportRow )
    | ( CustomerValueReportRow )
    | ( DailyAffiliateReportRow )
    | ( DailyBusinessReportRow )
    | ( GoogleKeywordsReportRow )
    | ( MostPopularProductsReportRow )
    | ( RevenueReportRow )
    | ( TrafficSourcesReportRow )
    | ( TransactionsReportRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AffiliateSummaryReport: ResolverTypeWrapper<AffiliateSummaryReport>;
  AffiliateSummaryReportRow: ResolverTypeWrapper<AffiliateSummaryReportRow>;
  AffiliateSummaryReportSums: ResolverTypeWrapper<AffiliateSummaryReportSums>;
  BestBuyExpensesReport: ResolverTypeWrapper<BestBuyExpensesReport>;
  BestBuyExpensesReportRow: ResolverTypeWrapper<BestBuyExpensesReportRow>;
  BestBuyExpensesReportSums: ResolverTypeWrapper<BestBuyExpensesReportSums>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CustomerValueReport: ResolverTypeWrapper<CustomerValueReport>;
  CustomerValueReportRow: ResolverTypeWrapper<CustomerValueReportRow>;
  CustomerValueReportSums: ResolverTypeWrapper<CustomerValueReportSums>;
  DailyAffiliateReport: ResolverTypeWrapper<DailyAffiliateReport>;
  DailyAffiliateReportRow: ResolverTypeWrapper<DailyAffiliateReportRow>;
  DailyAffiliateReportSums: ResolverTypeWrapper<DailyAffiliateReportSums>;
  DailyBusinessReport: ResolverTypeWrapper<DailyBusinessReport>;
  DailyBusinessReportRow: ResolverTypeWrapper<DailyBusinessReportRow>;
  DailyBusinessReportSums: ResolverTypeWrapper<DailyBusinessReportSums>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GoogleKeywordsReport: ResolverTypeWrapper<GoogleKeywordsReport>;
  GoogleKeywordsReportRow: ResolverTypeWrapper<GoogleKeywordsReportRow>;
  GoogleKeywordsReportSums: ResolverTypeWrapper<GoogleKeywordsReportSums>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  MostPopularProductsReport: ResolverTypeWrapper<MostPopularProductsReport>;
  MostPopularProductsReportRow: ResolverTypeWrapper<MostPopularProductsReportRow>;
  MostPopularProductsReportSums: ResolverTypeWrapper<MostPopularProductsReportSums>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Report: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Report']>;
  ReportColumn: ResolverTypeWrapper<ReportColumn>;
  ReportFilters: ResolverTypeWrapper<ReportFilters>;
  ReportInput: ReportInput;
  ReportRow: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['ReportRow']>;
  RevenueReport: ResolverTypeWrapper<RevenueReport>;
  RevenueReportRow: ResolverTypeWrapper<RevenueReportRow>;
  RevenueReportSums: ResolverTypeWrapper<RevenueReportSums>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  TrafficSourcesReport: ResolverTypeWrapper<TrafficSourcesReport>;
  TrafficSourcesReportRow: ResolverTypeWrapper<TrafficSourcesReportRow>;
  TrafficSourcesReportSums: ResolverTypeWrapper<TrafficSourcesReportSums>;
  TransactionsReport: ResolverTypeWrapper<TransactionsReport>;
  TransactionsReportRow: ResolverTypeWrapper<TransactionsReportRow>;
  TransactionsReportSums: ResolverTypeWrapper<TransactionsReportSums>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AffiliateSummaryReport: AffiliateSummaryReport;
  AffiliateSummaryReportRow: AffiliateSummaryReportRow;
  AffiliateSummaryReportSums: AffiliateSummaryReportSums;
  BestBuyExpensesReport: BestBuyExpensesReport;
  BestBuyExpensesReportRow: BestBuyExpensesReportRow;
  BestBuyExpensesReportSums: BestBuyExpensesReportSums;
  Boolean: Scalars['Boolean']['output'];
  CustomerValueReport: CustomerValueReport;
  CustomerValueReportRow: CustomerValueReportRow;
  CustomerValueReportSums: CustomerValueReportSums;
  DailyAffiliateReport: DailyAffiliateReport;
  DailyAffiliateReportRow: DailyAffiliateReportRow;
  DailyAffiliateReportSums: DailyAffiliateReportSums;
  DailyBusinessReport: DailyBusinessReport;
  DailyBusinessReportRow: DailyBusinessReportRow;
  DailyBusinessReportSums: DailyBusinessReportSums;
  Float: Scalars['Float']['output'];
  GoogleKeywordsReport: GoogleKeywordsReport;
  GoogleKeywordsReportRow: GoogleKeywordsReportRow;
  GoogleKeywordsReportSums: GoogleKeywordsReportSums;
  Int: Scalars['Int']['output'];
  MostPopularProductsReport: MostPopularProductsReport;
  MostPopularProductsReportRow: MostPopularProductsReportRow;
  MostPopularProductsReportSums: MostPopularProductsReportSums;
  Query: Record<PropertyKey, never>;
  Report: ResolversInterfaceTypes<ResolversParentTypes>['Report'];
  ReportColumn: ReportColumn;
  ReportFilters: ReportFilters;
  ReportInput: ReportInput;
  ReportRow: ResolversInterfaceTypes<ResolversParentTypes>['ReportRow'];
  RevenueReport: RevenueReport;
  RevenueReportRow: RevenueReportRow;
  RevenueReportSums: RevenueReportSums;
  String: Scalars['String']['output'];
  TrafficSourcesReport: TrafficSourcesReport;
  TrafficSourcesReportRow: TrafficSourcesReportRow;
  TrafficSourcesReportSums: TrafficSourcesReportSums;
  TransactionsReport: TransactionsReport;
  TransactionsReportRow: TransactionsReportRow;
  TransactionsReportSums: TransactionsReportSums;
};

export type AffiliateSummaryReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AffiliateSummaryReport'] = ResolversParentTypes['AffiliateSummaryReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['AffiliateSummaryReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['AffiliateSummaryReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AffiliateSummaryReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AffiliateSummaryReportRow'] = ResolversParentTypes['AffiliateSummaryReportRow']> = {
  affiliate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earningsPerClick?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversals?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rollup?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AffiliateSummaryReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['AffiliateSummaryReportSums'] = ResolversParentTypes['AffiliateSummaryReportSums']> = {
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earningsPerClick?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rank?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversals?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BestBuyExpensesReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BestBuyExpensesReport'] = ResolversParentTypes['BestBuyExpensesReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['BestBuyExpensesReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['BestBuyExpensesReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BestBuyExpensesReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BestBuyExpensesReportRow'] = ResolversParentTypes['BestBuyExpensesReportRow']> = {
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  markupRule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partnerOrderId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supplierCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BestBuyExpensesReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['BestBuyExpensesReportSums'] = ResolversParentTypes['BestBuyExpensesReportSums']> = {
  credits?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  supplierCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CustomerValueReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerValueReport'] = ResolversParentTypes['CustomerValueReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['CustomerValueReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['CustomerValueReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerValueReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerValueReportRow'] = ResolversParentTypes['CustomerValueReportRow']> = {
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstOrder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastOrder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netPerCustomer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerValueReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['CustomerValueReportSums'] = ResolversParentTypes['CustomerValueReportSums']> = {
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  customers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netPerCustomer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returnRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DailyAffiliateReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyAffiliateReport'] = ResolversParentTypes['DailyAffiliateReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['DailyAffiliateReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['DailyAffiliateReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyAffiliateReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyAffiliateReportRow'] = ResolversParentTypes['DailyAffiliateReportRow']> = {
  affiliate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  earningsPerClick?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversals?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  subAffiliate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyAffiliateReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyAffiliateReportSums'] = ResolversParentTypes['DailyAffiliateReportSums']> = {
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  approved?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  earningsPerClick?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversals?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reversed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DailyBusinessReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyBusinessReport'] = ResolversParentTypes['DailyBusinessReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['DailyBusinessReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['DailyBusinessReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyBusinessReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyBusinessReportRow'] = ResolversParentTypes['DailyBusinessReportRow']> = {
  applications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cancelled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netDayBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netWeekBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  newCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returningCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  submitted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DailyBusinessReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['DailyBusinessReportSums'] = ResolversParentTypes['DailyBusinessReportSums']> = {
  applications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cancelled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netDayBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  netWeekBefore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  newCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returningCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  submitted?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type GoogleKeywordsReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GoogleKeywordsReport'] = ResolversParentTypes['GoogleKeywordsReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['GoogleKeywordsReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['GoogleKeywordsReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoogleKeywordsReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GoogleKeywordsReportRow'] = ResolversParentTypes['GoogleKeywordsReportRow']> = {
  campaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keyword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnOnAdSpend?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GoogleKeywordsReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['GoogleKeywordsReportSums'] = ResolversParentTypes['GoogleKeywordsReportSums']> = {
  clicks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnOnAdSpend?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MostPopularProductsReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MostPopularProductsReport'] = ResolversParentTypes['MostPopularProductsReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['MostPopularProductsReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['MostPopularProductsReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MostPopularProductsReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MostPopularProductsReportRow'] = ResolversParentTypes['MostPopularProductsReportRow']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tireSize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MostPopularProductsReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['MostPopularProductsReportSums'] = ResolversParentTypes['MostPopularProductsReportSums']> = {
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  units?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  affiliateSummaryReport?: Resolver<ResolversTypes['AffiliateSummaryReport'], ParentType, ContextType, RequireFields<QueryAffiliateSummaryReportArgs, 'input'>>;
  bestBuyExpensesReport?: Resolver<ResolversTypes['BestBuyExpensesReport'], ParentType, ContextType, RequireFields<QueryBestBuyExpensesReportArgs, 'input'>>;
  customerValueReport?: Resolver<ResolversTypes['CustomerValueReport'], ParentType, ContextType, RequireFields<QueryCustomerValueReportArgs, 'input'>>;
  dailyAffiliateReport?: Resolver<ResolversTypes['DailyAffiliateReport'], ParentType, ContextType, RequireFields<QueryDailyAffiliateReportArgs, 'input'>>;
  dailyBusinessReport?: Resolver<ResolversTypes['DailyBusinessReport'], ParentType, ContextType, RequireFields<QueryDailyBusinessReportArgs, 'input'>>;
  googleKeywordsReport?: Resolver<ResolversTypes['GoogleKeywordsReport'], ParentType, ContextType, RequireFields<QueryGoogleKeywordsReportArgs, 'input'>>;
  mostPopularProductsReport?: Resolver<ResolversTypes['MostPopularProductsReport'], ParentType, ContextType, RequireFields<QueryMostPopularProductsReportArgs, 'input'>>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<QueryReportArgs, 'input' | 'name'>>;
  reportFilters?: Resolver<ResolversTypes['ReportFilters'], ParentType, ContextType>;
  reportNames?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  revenueReport?: Resolver<ResolversTypes['RevenueReport'], ParentType, ContextType, RequireFields<QueryRevenueReportArgs, 'input'>>;
  trafficSourcesReport?: Resolver<ResolversTypes['TrafficSourcesReport'], ParentType, ContextType, RequireFields<QueryTrafficSourcesReportArgs, 'input'>>;
  transactionsReport?: Resolver<ResolversTypes['TransactionsReport'], ParentType, ContextType, RequireFields<QueryTransactionsReportArgs, 'input'>>;
};

export type ReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  __resolveType: TypeResolveFn<'AffiliateSummaryReport' | 'BestBuyExpensesReport' | 'CustomerValueReport' | 'DailyAffiliateReport' | 'DailyBusinessReport' | 'GoogleKeywordsReport' | 'MostPopularProductsReport' | 'RevenueReport' | 'TrafficSourcesReport' | 'TransactionsReport', ParentType, ContextType>;
};

export type ReportColumnResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportColumn'] = ResolversParentTypes['ReportColumn']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportFiltersResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportFilters'] = ResolversParentTypes['ReportFilters']> = {
  affiliate?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  brand?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  gateway?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  partner?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['ReportRow'] = ResolversParentTypes['ReportRow']> = {
  __resolveType: TypeResolveFn<'AffiliateSummaryReportRow' | 'BestBuyExpensesReportRow' | 'CustomerValueReportRow' | 'DailyAffiliateReportRow' | 'DailyBusinessReportRow' | 'GoogleKeywordsReportRow' | 'MostPopularProductsReportRow' | 'RevenueReportRow' | 'TrafficSourcesReportRow' | 'TransactionsReportRow', ParentType, ContextType>;
};

export type RevenueReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevenueReport'] = ResolversParentTypes['RevenueReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['RevenueReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['RevenueReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevenueReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevenueReportRow'] = ResolversParentTypes['RevenueReportRow']> = {
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gateway?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lenderTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  promotion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  supplierCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  week?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevenueReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['RevenueReportSums'] = ResolversParentTypes['RevenueReportSums']> = {
  affiliateTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discounts?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  gross?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lenderTake?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returns?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  supplierCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tax?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type TrafficSourcesReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrafficSourcesReport'] = ResolversParentTypes['TrafficSourcesReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['TrafficSourcesReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['TrafficSourcesReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrafficSourcesReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrafficSourcesReportRow'] = ResolversParentTypes['TrafficSourcesReportRow']> = {
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  campaign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  medium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  newCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TrafficSourcesReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TrafficSourcesReportSums'] = ResolversParentTypes['TrafficSourcesReportSums']> = {
  averageOrder?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  conversion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  net?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  newCustomers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sessions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type TransactionsReportResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransactionsReport'] = ResolversParentTypes['TransactionsReport']> = {
  asOf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<ReadonlyArray<ResolversTypes['ReportColumn']>, ParentType, ContextType>;
  generatedAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['TransactionsReportRow']>, ParentType, ContextType>;
  sums?: Resolver<ResolversTypes['TransactionsReportSums'], ParentType, ContextType>;
  totals?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransactionsReportRowResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransactionsReportRow'] = ResolversParentTypes['TransactionsReportRow']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cells?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gateway?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leaseIds?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leases?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  opens?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  received?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refused?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sales?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenOff?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TransactionsReportSumsResolvers<ContextType = GraphQLContext, ParentType extends ResolversParentTypes['TransactionsReportSums'] = ResolversParentTypes['TransactionsReportSums']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  leases?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  received?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refunds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refused?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sales?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  writtenOff?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphQLContext> = {
  AffiliateSummaryReport?: AffiliateSummaryReportResolvers<ContextType>;
  AffiliateSummaryReportRow?: AffiliateSummaryReportRowResolvers<ContextType>;
  AffiliateSummaryReportSums?: AffiliateSummaryReportSumsResolvers<ContextType>;
  BestBuyExpensesReport?: BestBuyExpensesReportResolvers<ContextType>;
  BestBuyExpensesReportRow?: BestBuyExpensesReportRowResolvers<ContextType>;
  BestBuyExpensesReportSums?: BestBuyExpensesReportSumsResolvers<ContextType>;
  CustomerValueReport?: CustomerValueReportResolvers<ContextType>;
  CustomerValueReportRow?: CustomerValueReportRowResolvers<ContextType>;
  CustomerValueReportSums?: CustomerValueReportSumsResolvers<ContextType>;
  DailyAffiliateReport?: DailyAffiliateReportResolvers<ContextType>;
  DailyAffiliateReportRow?: DailyAffiliateReportRowResolvers<ContextType>;
  DailyAffiliateReportSums?: DailyAffiliateReportSumsResolvers<ContextType>;
  DailyBusinessReport?: DailyBusinessReportResolvers<ContextType>;
  DailyBusinessReportRow?: DailyBusinessReportRowResolvers<ContextType>;
  DailyBusinessReportSums?: DailyBusinessReportSumsResolvers<ContextType>;
  GoogleKeywordsReport?: GoogleKeywordsReportResolvers<ContextType>;
  GoogleKeywordsReportRow?: GoogleKeywordsReportRowResolvers<ContextType>;
  GoogleKeywordsReportSums?: GoogleKeywordsReportSumsResolvers<ContextType>;
  MostPopularProductsReport?: MostPopularProductsReportResolvers<ContextType>;
  MostPopularProductsReportRow?: MostPopularProductsReportRowResolvers<ContextType>;
  MostPopularProductsReportSums?: MostPopularProductsReportSumsResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportColumn?: ReportColumnResolvers<ContextType>;
  ReportFilters?: ReportFiltersResolvers<ContextType>;
  ReportRow?: ReportRowResolvers<ContextType>;
  RevenueReport?: RevenueReportResolvers<ContextType>;
  RevenueReportRow?: RevenueReportRowResolvers<ContextType>;
  RevenueReportSums?: RevenueReportSumsResolvers<ContextType>;
  TrafficSourcesReport?: TrafficSourcesReportResolvers<ContextType>;
  TrafficSourcesReportRow?: TrafficSourcesReportRowResolvers<ContextType>;
  TrafficSourcesReportSums?: TrafficSourcesReportSumsResolvers<ContextType>;
  TransactionsReport?: TransactionsReportResolvers<ContextType>;
  TransactionsReportRow?: TransactionsReportRowResolvers<ContextType>;
  TransactionsReportSums?: TransactionsReportSumsResolvers<ContextType>;
};

