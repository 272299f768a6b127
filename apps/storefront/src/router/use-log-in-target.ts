import { useLocation } from "@tanstack/react-router"

/** The log-in, which leads back to this page, or to where this page itself leads back to. */
export const useLogInTarget = () => {
  const returnUrl = useLocation({ select: ({ href, search }) => search.returnUrl ?? href })
  return { to: "/login", search: returnUrl === "/" ? {} : { returnUrl } } as const
}
