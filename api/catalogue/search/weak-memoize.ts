/** Memoizes a function of an object that does not change. The value is collected with its object. */
export const weakMemoize = <Key extends WeakKey, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new WeakMap<Key, { readonly value: Value }>()
  return (key) => {
    const made = known.get(key) ?? { value: make(key) }
    known.set(key, made)
    return made.value
  }
}
