import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { changeProblem } from "@voltread/ui/api/change-problem.ts"
import { setAnswer } from "@voltread/ui/api/set-answer.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { Suspense, useEffect, useRef, useState } from "react"
import { GenerateCatalogueDocument, type GenerationFragment } from "../generated/prices.ts"
import { ConfirmDialog } from "../page/confirm-dialog.ts"
import { StaffIcon } from "../page/staff-icon.tsx"
import { request } from "../session/request.ts"
import { useMay } from "../session/use-session.ts"
import { changedMarkupsQuery, generationQuery, isOpen, PRICES } from "./queries.ts"

/** When prices were generated last, and the button that does it again; while it runs, how far it is. */
export default function GenerationPanel() {
  const mayGenerate = useMay("generate-catalogue")
  const queryClient = useQueryClient()
  const { data: generation, error } = useQuery({ ...generationQuery, enabled: mayGenerate })
  const { data: waiting = 0 } = useQuery({ ...changedMarkupsQuery, enabled: mayGenerate })
  const [isAsking, setAsking] = useState(false)
  const start = useMutation({
    mutationFn: async () => (await request(GenerateCatalogueDocument, {})).generateCatalogue,
    onSuccess: async (answer) => {
      await setAnswer(queryClient, generationQuery.queryKey, answer.generation)
      if (!answer.success) showToast({ severity: "info", message: answer.message })
    },
    onError: async (error) => {
      showToast({ severity: "error", message: changeProblem(error) })
      // It may have begun all the same.
      await queryClient.invalidateQueries({ queryKey: generationQuery.queryKey })
    },
    onSettled: () => setAsking(false),
  })
  useAnnounceEnd(generation)
  if (!mayGenerate) return null
  const runs = isOpen(generation?.state)
  const last = () => {
    if (generation !== undefined) return <GenerationState generation={generation} />
    if (error !== null) return <p role="alert">{messageOf(error)}</p>
    return (
      <Loading label="Loading the last generation">
        <Skeleton className="h-5 w-72 max-w-full" />
      </Loading>
    )
  }
  return (
    <section
      aria-label="Generation of prices"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4"
    >
      <div className="min-w-0 flex-1 basis-64">
        {last()}
        {waiting > 0 && !runs && (
          <p className="mt-1 text-sm font-semibold text-accent-ink">{waitingInWords(waiting)}</p>
        )}
      </div>
      <Button isPending={runs} onPress={() => setAsking(true)}>
        <StaffIcon name="bolt" className="size-4" />
        Generate prices
      </Button>
      <Suspense fallback={null}>
        {isAsking && (
          <ConfirmDialog
            title="Generate prices"
            confirmLabel="Yes"
            isOpen
            isPending={start.isPending}
            onConfirm={() => start.mutate()}
            onOpenChange={setAsking}
          >
            New Prices will be generated in Product Catalog. Click Yes to proceed
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  )
}

const waitingInWords = (count: number): string =>
  `${formatNumber(count)} price ${count === 1 ? "markup has" : "markups have"} changed since the last generation and ${count === 1 ? "waits" : "wait"} for the next one.`

function GenerationState({ generation }: { readonly generation: GenerationFragment | null }) {
  if (generation === null) {
    return (
      <p className="text-muted">
        Prices have not been generated yet. Saved price markups take effect once they are.
      </p>
    )
  }
  const { state, changes, written, requestedBy, finishedAt } = generation
  if (isOpen(state)) {
    const share = changes === null || changes === 0 ? null : Math.round((written / changes) * 100)
    return (
      <div className="flex flex-col gap-2">
        <p role="status" className="font-semibold">
          {share === null
            ? "Calculating the new prices…"
            : `Writing ${formatNumber(changes ?? 0)} new ${changes === 1 ? "price" : "prices"}`}
        </p>
        <progress
          aria-label="Progress of the generation"
          max={100}
          {...(share === null ? {} : { value: share })}
          className="h-2 w-full max-w-md accent-accent"
        />
        <p className="text-sm text-muted">Shoppers see the old prices until all the new ones are ready.</p>
      </div>
    )
  }
  return (
    <p role="status">
      <span className="font-semibold">
        {state === "failed"
          ? "The last generation failed; no price was changed."
          : `${formatNumber(changes ?? 0)} ${changes === 1 ? "price" : "prices"} changed`}
      </span>{" "}
      <span className="text-muted">
        {finishedAt !== null && <DateTime at={finishedAt} />}, by {requestedBy}
      </span>
    </p>
  )
}

/** Says when a generation that was watched has ended, and has everything about prices loaded again. */
const useAnnounceEnd = (generation: GenerationFragment | null | undefined): void => {
  const queryClient = useQueryClient()
  const watched = useRef<string | null>(null)
  const id = generation?.id ?? null
  const state = generation?.state
  const changes = generation?.changes ?? 0
  useEffect(() => {
    if (isOpen(state)) {
      watched.current = id
      return
    }
    if (id === null || watched.current !== id) return
    watched.current = null
    void queryClient.invalidateQueries({ queryKey: [PRICES] })
    showToast(
      state === "done"
        ? {
            severity: "success",
            message: `${formatNumber(changes)} ${changes === 1 ? "price" : "prices"} changed in the shop.`,
          }
        : { severity: "error", message: "The prices could not be generated. Nothing was changed." },
    )
  }, [id, state, changes, queryClient])
}
