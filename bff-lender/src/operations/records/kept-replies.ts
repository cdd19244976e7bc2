import type { SerializedJson } from "@tieout/server/http/serialized-json";

interface Bounds {
  readonly mostBytes: number;
  /** Maximum age, whether it's used or not. */
  readonly keptForMs: number;
}

interface Kept<Body> {
  readonly reply: SerializedJson<Body>;
  readonly size: number;
  readonly leaves: NodeJS.Timeout;
}

/**
 * Cache of replies that are slow to make and never change under their key; evicts the least recently used. Authorize
 * before each lookup: the cache knows no permissions.
 */
export class KeptReplies<Body> {
  readonly #bounds: Bounds;
  readonly #kept = new Map<string, Kept<Body>>();
  #bytes = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Size in bytes of replies and keys. */
  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): SerializedJson<Body> | undefined {
    const found = this.#kept.get(key);
    if (!found) return undefined;
    // A Map keeps insertion order, so the most recently used key moves to the end.
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found.reply;
  }

  keep(key: string, reply: SerializedJson<Body>): void {
    const size = reply.bytes.length + Buffer.byteLength(key);
    const { mostBytes, keptForMs } = this.#bounds;
    this.#drop(key);
    if (size > mostBytes) return;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes + size <= mostBytes) break;
      this.#drop(oldest);
    }
    const leaves = setTimeout(() => this.#drop(key), keptForMs).unref();
    this.#kept.set(key, { reply, size, leaves });
    this.#bytes += size;
  }

  #drop(key: string): void {
    const found = this.#kept.get(key);
    if (!found) return;
    clearTimeout(found.leaves);
    this.#kept.delete(key);
    this.#bytes -= found.size;
  }
}
