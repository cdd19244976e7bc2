/** A body that has been written as JSON already, so that it can be kept and sent again as it is. */
export class SerializedJson<Body> {
  /** What it was made of, for the compiler alone: the bytes don't tell. */
  declare readonly of: Body;
  readonly bytes: Buffer;

  constructor(body: Body) {
    this.bytes = Buffer.from(JSON.stringify(body));
  }
}
