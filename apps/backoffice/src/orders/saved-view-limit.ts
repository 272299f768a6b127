/** How many views are kept. Apart, so that the dialog that names it takes nothing of the page's with it. */
export const MAX_SAVED_VIEWS = 20
