// Bundles a process from the room it's called in: our own rooms go in, packages stay outside.
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const [entry] = process.argv.slice(2);
const outdir = "dist";

const packagesStayOutside = {
  name: "packages-stay-outside",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === "entry-point" || path.startsWith("@tieout/") ? undefined : { path, external: true },
    );
  },
};

const named = /new URL\("([^"]+)", import\.meta\.url\)/g;

/** A file that a module names as standing beside itself stands beside the bundle then; a program of ours, bundled. */
const namedFilesGoAlong = {
  name: "named-files-go-along",
  setup({ onLoad }) {
    const taken = new Map();
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const contents = await readFile(path, "utf8");
      for (const [, name] of contents.matchAll(named)) {
        const source = fileURLToPath(new URL(name, pathToFileURL(path)));
        const target = basename(source);
        if ((taken.get(target) ?? source) !== source) throw new Error(`Two files are ${target}`);
        taken.set(target, source);
        await mkdir(outdir, { recursive: true });
        if (isProgram(name)) await bundle(source);
        else await copyFile(source, join(outdir, target));
      }
      const beside = (_, name) => `new URL("./${builtName(name)}", import.meta.url)`;
      return { contents: contents.replaceAll(named, beside), loader: "ts" };
    });
  },
};

const isProgram = (name) => name.endsWith(".ts");

const builtName = (name) => basename(isProgram(name) ? name.replace(/\.ts$/, ".js") : name);

function bundle(program) {
  return build({
    entryPoints: [program],
    outdir,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
    plugins: [packagesStayOutside, namedFilesGoAlong],
  });
}

await bundle(entry);
