import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { ImportMapping } from "@voltread/domain/contract/import-mapping.ts"
import { useState } from "react"
import { send } from "../session/rest.ts"
import { draftProblem, firstDraft, isSaved } from "./mapping-draft.ts"
import { mappingPath, mappingsQuery } from "./queries.ts"
import { readColumns } from "./upload.ts"

/** Ids of the choices beside saved mappings, whose names have no spaces. */
export const RECOGNIZED = "as recognized"
export const BY_HAND = "by hand"

/** How the columns of the chosen file are read. */
export const useMapping = () => {
  const queryClient = useQueryClient()
  const mappings = useQuery(mappingsQuery)
  const look = useMutation({ mutationFn: readColumns })
  const [choice, setChoice] = useState<string | null>(null)
  const [changed, setChanged] = useState<ImportMapping | null>(null)

  const read = look.data?._tag === "taken" ? look.data.answer : undefined
  // Without columns there is nothing to map: the import says what is wrong with the file.
  const file = read?.columns.length === 0 ? undefined : read
  const { mappings: saved, profiles } = mappings.data ?? { mappings: [], profiles: [] }
  const chosen = choice ?? (file === undefined || file.profile !== null ? RECOGNIZED : BY_HAND)
  const isMapped = file !== undefined && chosen !== RECOGNIZED
  const begun = isMapped
    ? (saved.find(({ name }) => name === chosen) ?? firstDraft(look.variables?.name ?? "", file, profiles))
    : null
  const draft = changed ?? begun
  const isKept = draft !== null && isSaved(draft, saved)
  const problem = () => {
    if (!isMapped) return undefined
    return draft === null ? NOT_LOADED : draftProblem(draft, file, profiles)
  }
  const choose = (id: string | null) => {
    setChoice(id)
    setChanged(null)
  }

  return {
    file,
    profiles,
    saved,
    /** The name of a saved mapping, or one of the two above. */
    chosen,
    choose,
    draft,
    change: setChanged,
    /** There is another mapping of the draft's name. */
    isReplacing: draft !== null && !isKept && saved.some(({ name }) => name === draft.name),
    isLooking: look.isPending || (isMapped && mappings.isLoading),
    /** Why the file cannot be imported as it stands. */
    problem: problem(),
    lookAt: (given: File | null) => {
      choose(null)
      if (given === null) look.reset()
      else look.mutate(given)
    },
    /** Saves a changed mapping. Answers why it was refused; undefined if it was not. */
    save: async (): Promise<string | undefined> => {
      if (draft === null || isKept) return undefined
      const { name, ...body } = draft
      const answer = await send({
        request: { method: "PUT", path: mappingPath(name), body },
        done: "Mapping saved.",
        missing: "The mapping could not be saved.",
      })
      if (answer._tag === "refused") return answer.message
      await queryClient.invalidateQueries({ queryKey: mappingsQuery.queryKey })
      return undefined
    },
  }
}
export type Mapping = ReturnType<typeof useMapping>

const NOT_LOADED = "The mappings could not be loaded. Please reload the page."
