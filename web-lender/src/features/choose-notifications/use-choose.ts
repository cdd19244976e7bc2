import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import {
  allSubscriptions,
  type UserNotificationSetting,
  userNotificationSettings,
} from "../../api/notifications.ts";

/** Chooses for all of one's workspaces, those set apart included where one says so. */
export function useChooseForAll(onChosen: () => void = () => {}) {
  const queryClient = useQueryClient();
  const { mutate, error, isPending, reset, variables } = api.useMutation(
    "post",
    "/notifications/usernotificationsettings",
    {
      onSuccess: async (settings) => {
        queryClient.setQueryData(userNotificationSettings().queryKey, settings);
        await queryClient.invalidateQueries({ queryKey: allSubscriptions });
        onChosen();
      },
    },
  );
  const choose = (
    { id }: Pick<UserNotificationSetting, "id">,
    enabled: boolean,
    applyToAllWorkspaces: boolean,
  ) =>
    mutate({
      body: [{ id, notificationMethods: [{ type: "Email", enabled }], applyToAllWorkspaces }],
    });
  const sought = isPending ? variables.body[0] : undefined;

  return {
    choose,
    /** What a type is to be, while it's on its way there. */
    soughtOf: ({ id }: Pick<UserNotificationSetting, "id">) =>
      sought?.id === id ? sought.notificationMethods[0]?.enabled : undefined,
    error,
    isPending,
    reset,
  };
}

/** Chooses for one workspace. */
export function useChooseForWorkspace(onChosen: () => void) {
  const queryClient = useQueryClient();
  const { mutate, error, isPending, reset } = api.useMutation(
    "post",
    "/notifications/workspaces/notificationsubscriptions",
    {
      onSuccess: async () => {
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: allSubscriptions }),
          queryClient.invalidateQueries({ queryKey: userNotificationSettings().queryKey }),
        ]);
        onChosen();
      },
    },
  );
  const choose = (notificationId: string, workspaceId: string, enabled: boolean) =>
    mutate({
      body: [{ notificationId, workspaceId, notificationMethods: [{ type: "Email", enabled }] }],
    });
  return { choose, error, isPending, reset };
}
