import { attempt } from './attempt.ts';

/** The address as an object; undefined if the text is not an address. */
export function parseUrl(text: string, base?: string): URL | undefined {
  return attempt(() => new URL(text, base));
}
