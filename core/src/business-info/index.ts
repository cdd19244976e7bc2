export {
  type BusinessInfo,
  type BusinessInfoFaults,
  businessInfoFaults,
  businessInfoMetadata,
  businessInfoOf,
  type MetadataEntry,
  type MetadataFault,
  metadataFaults,
  readBusinessInfo,
} from "./business-info.ts";
