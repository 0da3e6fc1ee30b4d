const BYTES = 16;

/** A fresh id of 32 hexadecimal digits; `randomUUID` is missing on pages without https. */
export function randomId(source: Pick<Crypto, 'getRandomValues'>): string {
  return Array.from(source.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
