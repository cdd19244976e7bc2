export {
  type BusinessInfo,
  type BusinessInfoFaults,
  businessInfoFaults,
  businessInfoMetadata,
  businessInfoOf,
  readBusinessInfo,
} from "./business-info.ts";
