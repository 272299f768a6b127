/** Beside the list, until a conversation is chosen. */
export function NoConversation() {
  return (
    <p className="hidden place-items-center rounded-lg border border-dashed border-line p-10 text-muted desk:grid">
      Choose a conversation to read and answer it.
    </p>
  )
}
