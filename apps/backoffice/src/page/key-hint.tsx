/** The key that does what its button does; only where there is likely to be a keyboard. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <kbd className="ml-1 hidden rounded-xs border border-current/40 px-1.5 text-xs font-medium desk:inline">
      {children}
    </kbd>
  )
}
