/** How a person is greeted, and all that customers see of the name of staff. */
export const firstNameOf = (name: string): string => name.split(" ", 1)[0] ?? name
