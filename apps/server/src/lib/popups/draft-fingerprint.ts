import { createHash } from 'node:crypto';
import type { PopupRecord } from '../../store/store.ts';

type Drafted = Pick<
  PopupRecord,
  'name' | 'target' | 'language' | 'theme' | 'design' | 'mobileDesign' | 'settings'
>;

/**
 * A hash of a draft that is the same for drafts with the same meaning: the order of properties, and
 * empty lists and objects, do not matter. So a draft has its old hash again when a change is
 * undone.
 */
export function draftFingerprint(draft: Drafted): string {
  const { name, target, language, theme, design, mobileDesign, settings } = draft;
  const said = [name, target, language, theme, design, mobileDesign, settings];
  return createHash('sha256')
    .update(JSON.stringify(said.map(inOrder)))
    .digest('base64url');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, held]) => !isBare(held))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, held]) => [name, inOrder(held)]);
}

function isBare(value: unknown): boolean {
  return typeof value === 'object' && value !== null
    ? Object.keys(value).length === 0
    : value === undefined;
}
