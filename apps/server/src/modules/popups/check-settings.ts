import { readPattern } from '@beckon/contract/patterns';
import { isSafeAddress } from '@beckon/contract/address';
import type { AudienceRule, PopupSettings } from '@beckon/contract/settings';
import { AUDIENCE_RULES } from '@beckon/contract/values';

/**
 * Checks what the schema of settings cannot check. Returns the problem in a sentence for the owner,
 * or undefined.
 */
export function problemIn(settings: PopupSettings): string | undefined {
  const prizes = settings.game?.prizes ?? [];
  const addresses = [
    settings.afterConversion.redirect?.url,
    ...prizes.map(({ redirect }) => redirect?.url),
  ];
  if (addresses.some((address) => address !== undefined && !isSafeAddress(address)))
    return 'An address to go to must not contain code.';
  if (new Set(prizes.map(({ id }) => id)).size < prizes.length)
    return 'Two prizes have the same id.';
  const rules = settings.audience.groups.flat();
  const unknown = rules.find((rule) => !isKnown(rule));
  if (unknown !== undefined)
    return `There is no audience rule "${unknown.kind}" with "${unknown.operator}".`;
  return problemInNumbers(rules) ?? problemInPatterns(rules);
}

const OF_NUMBERS: readonly string[] = ['at_least', 'at_most', 'equals'];

/** A text that is no number, such as `49,90`, would never be reached. Empty: not yet entered. */
function problemInNumbers(rules: readonly AudienceRule[]): string | undefined {
  const unread = rules
    .flatMap(({ operator, values }) => (OF_NUMBERS.includes(operator) ? values : []))
    .find((value) => !Number.isFinite(Number(value)));
  return unread === undefined
    ? undefined
    : `The number "${unread}" of an audience rule cannot be read. Write it like 49.90.`;
}

const MOST_PATTERNS = 100;

/** The server runs patterns at each page view, so invalid and slow ones are refused. */
function problemInPatterns(rules: readonly AudienceRule[]): string | undefined {
  const sources = rules.flatMap(({ operator, values }) => (operator === 'regex' ? values : []));
  if (sources.length > MOST_PATTERNS) return `A popup has at most ${MOST_PATTERNS} patterns.`;
  for (const source of sources) {
    const read = readPattern(source);
    if ('problem' in read) return `The pattern "${source}" ${read.problem}.`;
  }
  return undefined;
}

/** A rule that the server does not know would never pass, so the popup would never show. */
function isKnown({ kind, operator }: AudienceRule): boolean {
  const operators: Readonly<Record<string, readonly string[]>> = AUDIENCE_RULES;
  return Object.hasOwn(operators, kind) && (operators[kind] ?? []).includes(operator);
}

const MOST_LEVELS = 60;

/** True for a document nested so deeply that drawing it could exhaust the stack. */
export function isTooDeep(value: unknown, levels: number = MOST_LEVELS): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1));
}

/**
 * Far more than a design needs, but drawn quickly. A block counts as two parts: itself and its
 * properties.
 */
const MOST_PARTS = 3_000;

/** True for a document with so many blocks, or entries in their lists, that drawing it takes long. */
export function hasTooManyParts(design: unknown): boolean {
  const left: unknown[] = [design];
  for (let seen = 0; left.length > 0; seen += 1) {
    if (seen > MOST_PARTS) return true;
    const part = left.pop();
    if (typeof part !== 'object' || part === null) continue;
    for (const inner of Object.values(part))
      if (Array.isArray(part) || isPart(inner)) left.push(inner);
  }
  return false;
}

function isPart(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
