/** A serialized JSON body, to store and resend unchanged. */
export class SerializedJson<Body> {
  /** For the type checker only. */
  declare readonly of: Body;
  readonly bytes: Buffer;

  /** @param json a body of that type, serialized */
  constructor(json: string) {
    this.bytes = Buffer.from(json);
  }

  static from<Body>(body: Body): SerializedJson<Body> {
    return new SerializedJson(JSON.stringify(body));
  }
}

/** A JSON body that was gzipped before, sent as it is. It's decompressed for clients that don't accept gzip. */
export class GzippedJson<Body> {
  /** For the type checker only. */
  declare readonly of: Body;
  readonly gzip: Buffer;

  /** @param gzip a body of that type, serialized and gzipped */
  constructor(gzip: Buffer) {
    this.gzip = gzip;
  }
}
