/** A serialized JSON body, to store and resend unchanged. */
export class SerializedJson<Body> {
  /** For the type checker only. */
  declare readonly of: Body;
  readonly bytes: Buffer;

  constructor(body: Body) {
    this.bytes = Buffer.from(JSON.stringify(body));
  }
}
