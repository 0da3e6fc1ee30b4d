import type { FoundCookie } from './page-findings.ts';

const DAY_S = 86_400;
const DAY_MS = DAY_S * 1000;

/** Parses a `Set-Cookie` line. Undefined if it is invalid or deletes the cookie. */
export function readSetCookie(line: string, host: string, now: number): FoundCookie | undefined {
  const [pair = '', ...rest] = line.split(';');
  const name = pair.slice(0, Math.max(0, pair.indexOf('='))).trim();
  if (name === '') return undefined;
  const attributes = new Map(
    rest.map((part) => {
      const [key = '', ...value] = part.split('=');
      return [key.trim().toLowerCase(), value.join('=').trim()];
    }),
  );
  const lifeMs = lifeOf(attributes, now);
  if (lifeMs !== undefined && lifeMs <= 0) return undefined;
  return {
    name,
    host: (attributes.get('domain') || host).replace(/^\./, '').toLowerCase(),
    days: lifeMs === undefined ? 0 : daysOf(lifeMs),
  };
}

/** A lifetime in ms as whole days, at least one. */
export function daysOf(lifeMs: number): number {
  return Math.max(1, Math.round(lifeMs / DAY_MS));
}

/**
 * The lifetime in ms. `Max-Age` takes precedence over `Expires`. Undefined: until the browser is
 * closed.
 */
function lifeOf(attributes: ReadonlyMap<string, string>, now: number): number | undefined {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge) * 1000;
  const expires = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(expires) ? undefined : expires - now;
}
