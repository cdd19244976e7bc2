export { deleteLink } from "./delete-link.ts";
export { expireLink } from "./expire-link.ts";
export { listLinks } from "./list-links.ts";
export { mailLink } from "./mail-link.ts";
export { showLink } from "./show-link.ts";
