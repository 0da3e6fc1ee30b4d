const BYTES = 16;

/** A new id of 32 hexadecimal digits. `randomUUID` does not exist on pages without https. */
export function randomId(source: Pick<Crypto, 'getRandomValues'>): string {
  return Array.from(source.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
