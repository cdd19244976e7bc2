import { useQuery } from "@tanstack/react-query";
import { Redirect } from "wouter";
import { type LinkSession, linkSession, newestBegun } from "../api/link-session.ts";

/** In milliseconds. */
const usual = 15_000;

/** Leads on where books are being read by now, begun on another phone by the same link. */
export function Meanwhile({ session }: { readonly session: LinkSession }) {
  const shared = linkSession();
  const { data } = useQuery({
    ...shared,
    // A copy of its own, as what other pages keep may be from before an import failed.
    queryKey: [...shared.queryKey, "meanwhile"],
    gcTime: 0,
    initialData: session,
    refetchInterval: usual,
    refetchOnMount: false,
    refetchOnWindowFocus: "always",
  });
  const isRead = newestBegun(data.submissions)?.state === "importing";
  return isRead ? <Redirect replace to="/progress" /> : null;
}
