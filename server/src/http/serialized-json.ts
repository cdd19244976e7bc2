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
