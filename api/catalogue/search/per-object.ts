/** What belongs to an object that does not change: made when first asked for, and gone with the object. */
export const perObject = <Key extends WeakKey, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const made = known.get(key) ?? { value: make(key) }
    known.set(key, made)
    return made.value
  }
}
