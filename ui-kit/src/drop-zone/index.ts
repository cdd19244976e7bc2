export { DropZone, type DropZoneProps } from "./drop-zone.tsx";
export { FileButton, type FileButtonProps } from "./file-button.tsx";
