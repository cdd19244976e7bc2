// Where a visit ends for who can't go on: short pages, loaded together.
export { DisabledRoute } from "./disabled.tsx";
export { LinkDeletedRoute } from "./link-deleted.tsx";
export { LinkExpiredRoute } from "./link-expired.tsx";
export { LinkIncompleteRoute } from "./link-incomplete.tsx";
export { NotFoundRoute } from "./not-found.tsx";
