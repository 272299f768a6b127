/** `3125550142` → `(312) 555-0142`; other text stays as it is. */
export const formatPhone = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3")
