import type { PopupSettings } from '@beckon/contract/settings';

const RUNS_CODE = /^[\s\u0000-\u001f]*(javascript|data|vbscript)[\s\u0000-\u001f]*:/i;

/** What is wrong with settings beyond their schema, in a sentence for the owner; undefined: nothing. */
export function problemIn(settings: PopupSettings): string | undefined {
  const prizes = settings.game?.prizes ?? [];
  const addresses = [settings.afterConversion.redirect?.url, ...prizes.map(({ redirect }) => redirect?.url)];
  if (addresses.some((address) => address !== undefined && RUNS_CODE.test(address))) return 'An address to go to must not hold code.';
  if (new Set(prizes.map(({ id }) => id)).size < prizes.length) return 'Two prizes have the same id.';
  return undefined;
}

const MOST_LEVELS = 60;

/** True for a document nested so deeply that drawing it could exhaust the stack. */
export function isTooDeep(value: unknown, levels: number = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}
