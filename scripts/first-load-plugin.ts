import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What a page needs before it's there. */
interface FirstLoad {
  /** Modules that are fetched besides the entry, from the app's folder. */
  readonly besides: readonly string[];
  /** How many bytes of JavaScript all of it may have, compressed. */
  readonly most: number;
  /** In how many files it may come, as each is a request. */
  readonly files: number;
}

/** Says what a page's first load weighs, and lets no build pass in which it outgrew what it may. */
export function holdFirstLoads(pages: Readonly<Record<string, FirstLoad>>): Plugin {
  return {
    name: "hold-first-loads",
    apply: "build",
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");

      for (const [page, { besides, most, files: mostFiles }] of Object.entries(pages)) {
        const files = new Set<(typeof chunks)[number]>();
        const add = (chunk: (typeof chunks)[number] | undefined) => {
          if (!chunk || files.has(chunk)) return;
          files.add(chunk);
          for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
        };
        add(chunks.find(({ isEntry }) => isEntry));
        for (const module of besides) {
          const holder = chunks.find(({ moduleIds }) =>
            moduleIds.some((id) => id.endsWith(module)),
          );
          if (!holder) this.error(`${page} is said to load ${module}, which isn't there`);
          add(holder);
        }
        const bytes = [...files].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
        const weight = `${page}: ${bytes} bytes of ${most} in ${files.size} files of ${mostFiles}`;
        if (bytes > most || files.size > mostFiles)
          this.error(`The first load is too heavy. ${weight}`);
        this.info(weight);
      }
    },
  };
}
