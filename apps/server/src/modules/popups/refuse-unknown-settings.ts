import { PopupSettings } from '@beckon/contract/settings';
import { Value } from 'typebox/value';
import { badRequest } from '../../http/owner/owner-errors.ts';

/**
 * Throws if settings in a body contain a key that no popup has, because it is misspelt: the schema
 * would drop it, and the answer would say that all is saved. Settings of a wrong form are left to
 * the schema. A body with a revision is the editor's. An editor that was open while the server was
 * updated sends all keys that it was given, also former ones. Files from other versions are
 * imported by another call, which drops what it does not know.
 */
export function refuseUnknownSettings(body: unknown): void {
  const { settings, revision }: Readonly<Record<string, unknown>> = Object(body);
  if (revision !== undefined || !Value.Check(PopupSettings, settings)) return;
  const known: unknown = Value.Clean(PopupSettings, structuredClone(settings));
  const key = firstDropped(settings, known);
  if (key !== undefined) throw badRequest(`A popup has no setting "${key.slice(0, 80)}".`);
}

/** The path of the first key that the second value lacks. */
function firstDropped(sent: unknown, known: unknown, path = ''): string | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined;
  const kept: Readonly<Record<string, unknown>> = Object(known);
  for (const [key, value] of Object.entries(sent)) {
    const here = path === '' ? key : `${path}.${key}`;
    const dropped = Object.hasOwn(kept, key) ? firstDropped(value, kept[key], here) : here;
    if (dropped !== undefined) return dropped;
  }
  return undefined;
}
