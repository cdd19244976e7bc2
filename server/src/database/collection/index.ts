export {
  type CollectionStanding,
  findCollectionStanding,
  isCollectionReserved,
  lockCollectionStanding,
  releaseCollection,
  reserveCollection,
  spendCollection,
} from "./collection.ts";
