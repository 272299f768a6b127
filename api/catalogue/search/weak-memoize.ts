/** Memoizes a function of an immutable object. The value is garbage-collected with its object. */
export const weakMemoize = <Key extends WeakKey, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const made = known.get(key) ?? { value: make(key) }
    known.set(key, made)
    return made.value
  }
}
