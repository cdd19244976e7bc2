import type { PeerData, Zip3States } from "./peers.ts";
import cells from "./peers-soi2013.json" with { type: "json" };
import states from "./zip3-state.json" with { type: "json" };

/** IRS Corporation Source Book 2013; public domain. Too large for browsers; only servers compare with peers. */
export const peersSoi2013: PeerData = cells;

/** Made from the npm package `zipcodes`; its license is in NOTICE. */
export const zip3States: Zip3States = states;
