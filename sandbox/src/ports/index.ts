export { freePort } from "./free-port.ts";
export { listen, type Running } from "./listen.ts";
