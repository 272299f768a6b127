import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import {
  ChangedPriceMarkupsDocument,
  GetPriceMarkupDocument,
  PreviewPriceMarkupDocument,
  type PreviewPriceMarkupInput,
  PricedProductsDocument,
  PriceGenerationDocument,
  PriceHistoryDocument,
  PriceMarkupChoicesDocument,
  PriceMarkupDocument,
} from "../generated/prices.ts"
import { request } from "../session/request.ts"
import type { LookupView, MarkupsView } from "./view.ts"

/** First part of the key of every query about prices. */
export const PRICES = "prices"

export const markupsQuery = (view: MarkupsView) =>
  queryOptions({
    queryKey: [PRICES, "markups", view],
    queryFn: async ({ signal }) => {
      const input = {
        search: view.q ?? null,
        ruleType: view.kind ?? null,
        includeDeleted: view.deleted === "shown",
        pageNumber: view.page ?? 1,
        pageSize: 24,
      }
      return (await request(GetPriceMarkupDocument, { input }, { signal })).getPriceMarkup
    },
    placeholderData: keepPreviousData,
  })

export const markupQuery = (id: string) =>
  queryOptions({
    queryKey: [PRICES, "markup", id],
    queryFn: async ({ signal }) => (await request(PriceMarkupDocument, { id }, { signal })).priceMarkup,
    // A form is filled from it: it must not change while somebody types.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const choicesQuery = queryOptions({
  queryKey: [PRICES, "choices"],
  queryFn: async ({ signal }) =>
    (await request(PriceMarkupChoicesDocument, {}, { signal })).priceMarkupChoices,
  staleTime: 300_000,
})

export const previewQuery = (input: PreviewPriceMarkupInput | null) =>
  queryOptions({
    queryKey: [PRICES, "preview", input],
    queryFn: async ({ signal }) =>
      input === null
        ? null
        : (await request(PreviewPriceMarkupDocument, { input }, { signal })).previewPriceMarkup,
    placeholderData: keepPreviousData,
  })

const POLL_MS = 700

export const generationQuery = queryOptions({
  queryKey: [PRICES, "generation"],
  queryFn: async ({ signal }) => (await request(PriceGenerationDocument, {}, { signal })).priceGeneration,
  refetchInterval: ({ state }) => (isOpen(state.data?.state) ? POLL_MS : false),
})

/** How many rules were saved since prices were generated last. */
export const changedMarkupsQuery = queryOptions({
  queryKey: [PRICES, "changed"],
  queryFn: async ({ signal }) =>
    (await request(ChangedPriceMarkupsDocument, {}, { signal })).changedPriceMarkups,
})

export const isOpen = (state: string | undefined): boolean => state === "waiting" || state === "running"

export const productsQuery = ({ q = "", page = 1 }: LookupView) =>
  queryOptions({
    queryKey: [PRICES, "products", q, page],
    queryFn: async ({ signal }) =>
      (await request(PricedProductsDocument, { search: q, pageNumber: page }, { signal })).pricedProducts,
    enabled: q !== "",
    placeholderData: keepPreviousData,
  })

export const historyQuery = (productId: string, page: number) =>
  queryOptions({
    queryKey: [PRICES, "history", productId, page],
    queryFn: async ({ signal }) =>
      (await request(PriceHistoryDocument, { productId, pageNumber: page }, { signal })).priceHistory,
    placeholderData: (previous) => (previous?.product.productId === productId ? previous : undefined),
  })
