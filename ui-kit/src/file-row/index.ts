export { FileList, type FileListProps, FileRow, type FileRowProps } from "./file-row.tsx";
