interface Store {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
  readonly names: () => readonly string[];
}

/** Shared by every tab. */
export const onDevice = storeOf(() => window.localStorage);

/** For one tab. */
export const inTab = storeOf(() => window.sessionStorage);

/** Falls back to memory where storage is forbidden or full. */
function storeOf(browsers: () => Storage): Store {
  const kept = new Map<string, string>();
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(browsers());
    } catch {
      return otherwise;
    }
  };

  return {
    get: (name) => kept.get(name) ?? attempt((storage) => storage.getItem(name), null),
    set: (name, value) => {
      kept.set(name, value);
      attempt((storage) => {
        storage.setItem(name, value);
        kept.delete(name);
      }, undefined);
    },
    remove: (name) => {
      kept.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    },
    names: () => [...kept.keys(), ...attempt(Object.keys, [])],
  };
}
