import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";
import { openDisk } from "../disk/index.ts";

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970, or null for one that stays. */
  readonly expires: number | null;
}

/** By model and id: `Session/abc`. */
type State = Record<string, Entry>;

/** Keeps what oidc-provider keeps, so that sessions survive a restart. */
export function diskAdapter(file: string | undefined): AdapterFactory {
  const disk = openDisk<State>(file, {});
  const { state } = disk;
  const live = (key: string): AdapterPayload | undefined => {
    const entry = state[key];
    return entry && (entry.expires === null || entry.expires > Date.now())
      ? entry.payload
      : undefined;
  };
  const remove = (isGone: (key: string) => boolean) => {
    for (const key of Object.keys(state)) if (isGone(key)) delete state[key];
    disk.save();
  };

  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}/${id}`;
    const findBy = async (name: "uid" | "userCode", value: string) =>
      Object.keys(state)
        .filter((key) => key.startsWith(`${model}/`))
        .map(live)
        .find((payload) => payload?.[name] === value);

    return {
      upsert: async (id, payload, expiresIn) => {
        const expires = expiresIn ? Date.now() + expiresIn * 1_000 : null;
        state[keyOf(id)] = { payload, expires };
        remove((key) => live(key) === undefined);
      },
      find: async (id) => live(keyOf(id)),
      findByUid: (uid) => findBy("uid", uid),
      findByUserCode: (userCode) => findBy("userCode", userCode),
      consume: async (id) => {
        const payload = live(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
        disk.save();
      },
      destroy: async (id) => remove((key) => key === keyOf(id)),
      revokeByGrantId: async (grantId) =>
        remove((key) => key.startsWith(`${model}/`) && state[key]?.payload.grantId === grantId),
    };
  };
}
