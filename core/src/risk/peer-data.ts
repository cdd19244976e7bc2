import type { PeerData, Zip3States } from "./peers.ts";
import cells from "./peers-soi2013.json" with { type: "json" };
import states from "./zip3-state.json" with { type: "json" };

/** IRS Corporation Source Book 2013; public domain. Too heavy for browsers, and only servers compare. */
export const peersSoi2013: PeerData = cells;

/** Made from npm's `zipcodes`, whose license is in NOTICE. */
export const zip3States: Zip3States = states;
