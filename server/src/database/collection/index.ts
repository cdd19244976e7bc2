export {
  type CollectionStanding,
  findCollectionStanding,
  isCollectionReserved,
  lockCollectionStanding,
  releaseCollection,
  reserveCollection,
  spendCollection,
} from "./queries.ts";
