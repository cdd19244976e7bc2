/** 32 bits; two seeds give nearly independent hashes. */
export type TextHash = (text: string, seed: number) => number;

/** The first place of each key; keys with equal hashes share an entry. */
interface PlaceIndex {
  /** Finds the entry of a key's hashes, or creates one that begins at `place`. */
  readonly enter: (key: string, place: number) => Entry;
  /** Marks an entry as met again. */
  readonly share: (entry: Entry) => void;
}

export interface Entry {
  readonly isNew: boolean;
  /** The first place. */
  readonly place: number;
  readonly isShared: boolean;
  readonly slot: number;
}

const fewest = 1024;

/** A million keys in at most 30 MB: 64-bit hashes in typed arrays, open addressing, at most half full. */
export function placeIndex(hash: TextHash = textHash): PlaceIndex {
  let room = table(fewest);
  let entries = 0;

  return {
    enter: (key, place) => {
      const one = hash(key, 1) | 0;
      const other = hash(key, 2) | 0;
      let slot = slotOf(room, one, other);
      const first = room.places[slot] ?? 0;
      const isNew = first === 0;
      if (isNew) {
        entries += 1;
        if (entries * 2 > room.places.length) {
          room = grown(room);
          slot = slotOf(room, one, other);
        }
        room.ones[slot] = one;
        room.others[slot] = other;
        room.places[slot] = place + 1;
      }
      return {
        isNew,
        place: isNew ? place : first - 1,
        isShared: room.shared[slot] === 1,
        slot,
      };
    },
    // Nothing is entered in between, so slots haven't moved.
    share: ({ slot }) => {
      room.shared[slot] = 1;
    },
  };
}

interface Table {
  readonly ones: Int32Array;
  readonly others: Int32Array;
  /** Place + 1, so that 0 marks a free slot. */
  readonly places: Uint32Array;
  readonly shared: Uint8Array;
}

function table(size: number): Table {
  return {
    ones: new Int32Array(size),
    others: new Int32Array(size),
    places: new Uint32Array(size),
    shared: new Uint8Array(size),
  };
}

/** The slot with both hashes, or the free one for them. */
function slotOf({ ones, others, places }: Table, one: number, other: number): number {
  const mask = places.length - 1;
  let slot = one & mask;
  while (places[slot] !== 0 && !(ones[slot] === one && others[slot] === other)) {
    slot = (slot + 1) & mask;
  }
  return slot;
}

function grown(full: Table): Table {
  const wider = table(full.places.length * 2);
  for (const [from, place] of full.places.entries()) {
    if (place === 0) continue;
    const one = full.ones[from] ?? 0;
    const other = full.others[from] ?? 0;
    const to = slotOf(wider, one, other);
    wider.ones[to] = one;
    wider.others[to] = other;
    wider.places[to] = place;
    wider.shared[to] = full.shared[from] ?? 0;
  }
  return wider;
}

/** MurmurHash's mixing, character by character. */
export function textHash(text: string, seed: number): number {
  let hash = Math.imul(seed, 0x9e3779b1) ^ text.length;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  return hash;
}
