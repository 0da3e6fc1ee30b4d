import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const MARK = 'sealed1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text for storage, with a key derived from the server's secret. docs/decisions/0037. */
export function sealText(text: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

/**
 * Decrypts a sealed text. A text that was never sealed is returned as it is. Undefined if it was
 * sealed with another secret, or is damaged.
 */
export function openSealedText(sealed: string, secret: string): string | undefined {
  if (!sealed.startsWith(MARK)) return sealed;
  const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url');
  try {
    const cipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'texts at rest', 32));
}
