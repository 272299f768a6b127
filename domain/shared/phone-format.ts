/** `3125550142` → `(312) 555-0142`; what is not ten digits stays as it is. */
export const formatPhone = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3")
