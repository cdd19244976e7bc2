export {
  type BusinessInfo,
  type BusinessInfoFaults,
  businessInfoFaults,
  businessInfoMetadata,
  businessInfoOf,
  type MetadataFault,
  metadataFaults,
  readBusinessInfo,
} from "./business-info.ts";
