export { type Figure, Figures, type FiguresProps } from "./figures.tsx";
