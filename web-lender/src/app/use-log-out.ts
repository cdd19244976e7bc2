import { api } from "../api/client.ts";

/** Ends the session here, then at the identity provider. Without an answer, at least the page is left. */
export function useLogOut(): () => void {
  const { mutate } = api.useMutation("post", "/auth/signout", {
    onSuccess: ({ logoutUrl }) => window.location.assign(logoutUrl),
    onError: () => window.location.assign("/login"),
  });

  return () => {
    window.localStorage.removeItem("tieout.dismissedImports");
    mutate({});
  };
}
