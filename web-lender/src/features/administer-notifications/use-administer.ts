import { useQueryClient } from "@tanstack/react-query";
import type { Writable } from "@tieout/openapi/writable";
import { useOneAtATime } from "@tieout/ui-kit";
import { changedSince } from "../../api/changed-since.ts";
import { api } from "../../api/client.ts";
import {
  type AdministrativeNotificationSetting,
  administrativeNotificationSettings,
} from "../../api/notifications.ts";

/** Whether who is named is told beside the others, or instead of them. */
export const actions = ["Append", "Replace"] as const;

/** Changes who is told of a type by default; the list follows with what the server made of it. */
export function useAdminister({ id, type, version }: AdministrativeNotificationSetting) {
  const queryClient = useQueryClient();
  const { queryKey } = administrativeNotificationSettings();
  const onSuccess = (changed: Writable<AdministrativeNotificationSetting>) =>
    queryClient.setQueryData(queryKey, (before) =>
      before?.map((setting) => (setting.id === changed.id ? changed : setting)),
    );
  const path = { notificationId: id };
  const add = api.useMutation("post", "/notifications/{notificationId}/recipients", { onSuccess });
  const remove = api.useMutation("delete", "/notifications/{notificationId}/recipients", {
    onSuccess,
  });
  const change = api.useMutation("patch", "/notifications/{notificationId}/{type}", {
    onSuccess,
    onError: (error, { body }) => {
      const changed = changedSince<Writable<AdministrativeNotificationSetting>>(error);
      if (!changed) return queryClient.invalidateQueries({ queryKey });
      // Somebody was faster with the very same.
      if (changed.current.defaultAction === body[0]?.value) takeTheirs(changed.current);
    },
  });
  const takeTheirs = (current: Writable<AdministrativeNotificationSetting>) => {
    onSuccess(current);
    change.reset();
  };
  const changed = changedSince<Writable<AdministrativeNotificationSetting>>(change.error);
  const begin = useOneAtATime(add.mutateAsync);

  return {
    add: {
      ...add,
      send: (address: string, onAdded: () => void) =>
        begin({ params: { path }, body: { address } }, { onSuccess: onAdded }),
    },
    remove: {
      ...remove,
      send: (address: string, onSettled: () => void) =>
        remove.mutate({ params: { path, query: { address } } }, { onSettled }),
    },
    change: {
      ...change,
      /** What it is to be, while it's on its way there or somebody else was faster. */
      sought: actions.find(
        (action) => (change.isPending || changed) && action === change.variables?.body[0]?.value,
      ),
      /** What somebody else has made of it meanwhile. */
      changed,
      takeTheirs,
      send: (
        defaultAction: AdministrativeNotificationSetting["defaultAction"],
        over: number = version,
      ) =>
        change.mutate({
          params: { path: { ...path, type } },
          headers: { "If-Match": `"${over}"` },
          body: [{ op: "replace", path: "/defaultAction", value: defaultAction }],
        }),
    },
  };
}
