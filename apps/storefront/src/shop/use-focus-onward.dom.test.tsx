// @vitest-environment happy-dom
import { buttonNamed, press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, useState } from "react"
import { beforeEach, expect, test } from "vitest"
import { useFocusOnward } from "./use-focus-onward.ts"

function Entry({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <li ref={useFocusOnward<HTMLLIElement>()}>
      <a href={`/${name}`}>{name}</a>
      <button type="button" onClick={onRemove}>
        Remove {name}
      </button>
    </li>
  )
}

function List() {
  const [names, setNames] = useState(["tv", "tire", "phone"])
  return (
    <main>
      <h1>Your cart</h1>
      {names.length > 0 && (
        <section>
          <h2>Items</h2>
          <ul>
            {names.map((name) => (
              <Entry
                key={name}
                name={name}
                onRemove={() => setNames((all) => all.filter((each) => each !== name))}
              />
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}

let page: HTMLElement
beforeEach(async () => {
  const opened = openPage()
  page = opened.page
  await act(async () => opened.root.render(<List />))
})

const remove = async (name: string) => {
  buttonNamed(`Remove ${name}`).focus()
  await press(`Remove ${name}`)
  return document.activeElement?.textContent
}

test("the focus of an entry that leaves goes to the next, the one before, and at last to a heading that stays", async () => {
  expect(await remove("tire")).toBe("phone")
  expect(await remove("phone")).toBe("tv")
  expect(await remove("tv")).toBe("Your cart")
})

test("a focus elsewhere stays there", async () => {
  page.querySelector("a")?.focus()
  await press("Remove phone")
  expect(document.activeElement?.textContent).toBe("tv")
})
