export { type Disk, openDisk } from "./disk.ts";
