export interface ByteLimit {
  readonly most: number;
  /** The error that is thrown if there are more. */
  readonly tooMany: () => Error;
}

/** Passes the bytes on, and throws with the piece that exceeds the limit. */
export async function* limitBytes(
  body: AsyncIterable<Uint8Array>,
  { most, tooMany }: ByteLimit,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > most) throw tooMany();
    yield chunk;
  }
}
