import type { Words } from "./difference.ts"
import { inDollars } from "./dollars.ts"
import type { PromotionForm } from "./promotion.ts"

/** The benefit in words: "10% off", "$25.00 off", "Free shipping". */
export const benefitWords = ({ benefit }: Pick<PromotionForm, "benefit">): string => {
  switch (benefit.kind) {
    case "percent":
      return `${benefit.basisPoints / 100}% off`
    case "amount":
      return `${inDollars(benefit.cents)} off`
    case "free-shipping":
      return "Free shipping"
  }
}

/** All values of a promotion in words, to compare two versions of it. */
export const promotionWords = (form: PromotionForm, categoryName: (slug: string) => string): Words => ({
  Description: form.description,
  Discount: benefitWords(form),
  Categories: form.categories.length === 0 ? "all" : form.categories.map(categoryName).join(", "),
  "Each person": form.oncePerPerson ? "once" : "any number of times",
  "Shoppers can use it": form.isActive ? "yes" : "no",
  "Valid from": form.validFrom,
  "Valid until": form.validUntil ?? "open",
})
