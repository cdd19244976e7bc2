// Bundles a process from the room it's called in: our own rooms go in, packages stay outside.
import { build } from "esbuild";

const [entry] = process.argv.slice(2);

const packagesStayOutside = {
  name: "packages-stay-outside",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === "entry-point" || path.startsWith("@tieout/") ? undefined : { path, external: true },
    );
  },
};

await build({
  entryPoints: [entry],
  outdir: "dist",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  sourcemap: true,
  logLevel: "warning",
  plugins: [packagesStayOutside],
});
