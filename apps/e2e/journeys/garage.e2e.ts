import { expect, type Page } from "@playwright/test"
import { Customer } from "../customer.ts"
import { test } from "../journey.ts"

const F150 = ["2019", "Ford", "F-150", "XLT"] as const
const CIVIC = ["2020", "Honda", "Civic", "LX"] as const

const open = async (page: Page) => {
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^My garage/ })
    .click()
  const garage = page.getByRole("dialog", { name: "My garage" })
  await expect(garage).toBeVisible()
  return garage
}

const add = async (page: Page, [year, make, model, trim]: typeof F150 | typeof CIVIC) => {
  const garage = await open(page)
  const answers = { Year: year, Make: make, Model: model, Trim: trim }
  for (const [question, label] of Object.entries(answers))
    await garage.getByLabel(question, { exact: true }).selectOption({ label })
  await garage.getByRole("button", { name: "Add to my garage" }).click()
  await expect(garage.getByRole("radio", { name: `${year} ${make} ${model} ${trim}` })).toBeChecked()
  await garage.getByRole("button", { name: "Close" }).click()
}

test("a guest keeps two vehicles, shops for one, and takes both into the account", async ({ page }) => {
  const customer = new Customer(page)

  await test.step("two are added; the last one is chosen", async () => {
    await page.goto("/")
    await add(page, F150)
    await add(page, CIVIC)
    await expect(page.getByRole("button", { name: "My garage 2 vehicles" })).toBeVisible()
  })

  await test.step("the other is chosen from the keyboard, and what fits it is shown", async () => {
    const garage = await open(page)
    await garage.getByRole("radio", { name: "2020 Honda Civic LX" }).press("ArrowUp")
    await expect(garage.getByRole("radio", { name: "2019 Ford F-150 XLT" })).toBeChecked()
    await garage.getByRole("link", { name: "Shop tires that fit" }).click()
    await expect(page.getByText("For your 2019 Ford F-150 XLT")).toBeVisible()
  })

  await test.step("a tire's page goes by the choice", async () => {
    const products = page.getByRole("region", { name: "Products", exact: true })
    await products.getByRole("article").first().getByRole("link").click()
    const fit = page.getByRole("region", { name: "Fit", exact: true })
    await expect(fit).toContainText("Fits your 2019 Ford F-150 XLT")
    const garage = await open(page)
    await garage.getByRole("radio", { name: "2020 Honda Civic LX" }).check()
    await garage.getByRole("button", { name: "Close" }).click()
    await expect(fit).toContainText("your 2020 Honda Civic LX")
  })

  await test.step("another page does not come up under it", async () => {
    const garage = await open(page)
    await garage.getByRole("link", { name: "Log in" }).click()
    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible()
    await expect(garage).toBeHidden()
    await open(page)
    await page.goBack()
    await expect(page).not.toHaveURL(/login/)
    await expect(garage).toBeHidden()
  })

  await test.step("the account takes both, keeps them after another log-in, and lets one go", async () => {
    await customer.register()
    await customer.verify()
    const onDevice = () => page.evaluate(() => localStorage.getItem("voltread:garage"))
    await expect.poll(onDevice, "the copy of what the account has").toContain(customer.username)
    await page.evaluate(() => localStorage.removeItem("voltread:garage"))
    await page.goto("/tires")
    await expect(page.getByText("Your 2020 Honda Civic LX")).toBeVisible()
    const garage = await open(page)
    await garage.getByRole("button", { name: "Remove 2020 Honda Civic LX from my garage" }).click()
    await expect(garage.getByRole("radio")).toHaveCount(1)
    await garage.getByRole("button", { name: "Close" }).click()
    await expect(page.getByText("Your 2019 Ford F-150 XLT")).toBeVisible()
    await page.reload()
    await expect(page.getByRole("button", { name: "My garage 1 vehicle" })).toBeVisible()
  })
})
