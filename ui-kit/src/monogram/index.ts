export { Monogram, type MonogramProps } from "./monogram.tsx";
export { PackageTile, type PackageTileProps, PackageTiles } from "./package-tile.tsx";
