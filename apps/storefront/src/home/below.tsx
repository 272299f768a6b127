import { RecentShelf } from "../recent/recent-shelf.tsx"
import { Financing } from "./financing.tsx"
import { FinderTeaser } from "./finder-teaser.tsx"
import { Shelf } from "./shelf.tsx"
import { shelves } from "./shelves.ts"

/** The lower part of the home page. */
export function Below() {
  return (
    <>
      <Financing />
      <FinderTeaser />
      <Shelf shelf={shelves[1]} />
      <div className="page">
        <RecentShelf />
      </div>
    </>
  )
}
