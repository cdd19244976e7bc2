/** Saved, never shown: a file from outside must not become a page of ours (D-20). */
export function downloadHeaders(fileName: string, fileSize?: number) {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  return {
    "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded(fileName)}`,
    "content-security-policy": "sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
    ...(fileSize !== undefined && { "content-length": String(fileSize) }),
  };
}

/** As RFC 8187 has it: these four mean something there. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
