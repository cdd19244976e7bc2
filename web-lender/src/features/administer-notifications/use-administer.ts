import { useQueryClient } from "@tanstack/react-query";
import type { Writable } from "@tieout/openapi/writable";
import { answerOf } from "@tieout/web-portal/answer";
import { useAction } from "../../action/use-action.ts";
import { changedSince } from "../../api/changed-since.ts";
import { client } from "../../api/client.ts";
import {
  type AdministrativeNotificationSetting,
  administrativeNotificationSettings,
} from "../../api/notifications.ts";

type Setting = Writable<AdministrativeNotificationSetting>;

interface Change {
  readonly defaultAction: Setting["defaultAction"];
  /** The version it's based on. */
  readonly version: number;
}

/** In addition to subscribers, or instead of them. */
export const actions = ["Append", "Replace"] as const;

/** The list is updated from the response. */
export function useAdminister({ id: notificationId, type }: AdministrativeNotificationSetting) {
  const queryClient = useQueryClient();
  const { queryKey } = administrativeNotificationSettings();
  const keep = (changed: Setting) =>
    queryClient.setQueryData(queryKey, (before) =>
      before?.map((setting) => (setting.id === changed.id ? changed : setting)),
    );
  const path = { notificationId };
  const recipients = "/notifications/{notificationId}/recipients";
  const add = useAction({
    call: (address: string) =>
      answerOf(client.POST(recipients, { params: { path }, body: { address } })),
    onDone: keep,
  });
  const remove = useAction({
    call: (address: string) =>
      answerOf(client.DELETE(recipients, { params: { path, query: { address } } })),
    onDone: keep,
  });
  const change = useAction({
    call: ({ defaultAction, version }: Change) =>
      answerOf(
        client.PATCH("/notifications/{notificationId}/{type}", {
          params: { path: { ...path, type } },
          headers: { "If-Match": `"${version}"` },
          body: [{ op: "replace", path: "/defaultAction", value: defaultAction }],
        }),
      ),
    onDone: keep,
    onFailed: ({ problem, input }) => {
      const current = changedSince<Setting>(problem)?.current;
      if (!current) return queryClient.invalidateQueries({ queryKey });
      // Someone else saved the same change.
      if (current.defaultAction === input.defaultAction) takeTheirs(current);
    },
  });
  const takeTheirs = (current: Setting) => {
    keep(current);
    change.reset();
  };
  const changed = changedSince<Setting>(change.error);

  return {
    ...{ add, remove, takeTheirs },
    change: {
      ...change,
      /** While saving or in conflict. */
      sought: change.isPending || changed ? change.input?.defaultAction : undefined,
      /** The version that someone else saved. */
      changed,
    },
  };
}
