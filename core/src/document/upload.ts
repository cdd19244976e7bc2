/** No collection takes more documents than this. */
export const documentsAtMost = 200;

/** What a tenant has switched off. */
export interface UploadSwitches {
  readonly disableAdditionalDocUpload: boolean;
  readonly disableAnonymousDocUpload: boolean;
}

/** What a borrower would send documents to. */
export interface UploadTarget {
  /** Came by the tenant's standing address. */
  readonly anonymous: boolean;
  /** Whether the request asks for documents; of the tenant's usual options, for who came by no request. */
  readonly allowUserUpload: boolean;
}

/**
 * Whether a borrower may send documents along: who asked for the books has to want them, and the tenant
 * mustn't have switched them off, for everybody or for who comes by the standing address.
 */
export function uploadOf(
  { anonymous, allowUserUpload }: UploadTarget,
  { disableAdditionalDocUpload, disableAnonymousDocUpload }: UploadSwitches,
): "allowed" | "not-allowed" {
  const off = disableAdditionalDocUpload || (anonymous && disableAnonymousDocUpload);
  return allowUserUpload && !off ? "allowed" : "not-allowed";
}
