import type { AbTestSettings, AudienceSettings } from '@beckon/contract/settings';
import type { SiteRecord } from './records/site-record.ts';
import type { SiteSettings } from '@beckon/contract/owner-calls';
import { parseJson } from './parse-json.ts';
import type { LiveDestination, MailSource } from './records/destination-record.ts';
import type { LiveHoldout } from './records/holdout-record.ts';
import type { LivePopup, LiveSite, PackedSite, PopupCommon } from './records/live-site-record.ts';

/**
 * The version of the texts that `packPopups` writes. Rows of another version are not read but
 * written again. So increase it with every change of what a text contains: its format, `LivePopup`,
 * a setting, and with each migration that rewrites published popups.
 */
export const PACKED_VERSION = 4;

/** What a display decision needs to know about a site besides the site's row. */
export interface SiteContent {
  readonly popups: readonly LivePopup[];
  readonly destinations: readonly LiveDestination[];
  readonly holdouts: readonly LiveHoldout[];
  /** Missing: all recipients of mails get the leads of all popups. */
  readonly mailSources?: readonly MailSource[];
  /** Ids of popups whose row cannot be read; missing: none. */
  readonly unreadable?: readonly string[];
}

/** The part of a popup that it does not share with other popups. */
export type PackedPopup = readonly [
  id: string,
  /** The position of its common part. */
  common: number,
  isActive: 0 | 1,
  name: string,
  revision: number,
  at: number,
  /** Values of its audience rules, one rule after the other. */
  values: readonly (readonly string[])[],
  test?: readonly [AbTestSettings | undefined, readonly AbTestSettings[]],
];

export interface PackedHead extends Omit<SiteContent, 'popups'> {
  readonly popups: readonly PackedPopup[];
}

/**
 * A site's popups as one text: a line with what belongs to each popup alone, and a line for each
 * different common part, which many popups of many sites share. docs/decisions/0050.
 */
export function packPopups({ popups, ...rest }: SiteContent): string {
  const places = new Map<string, number>();
  const packed = popups.map((popup): PackedPopup => {
    const text = JSON.stringify(commonOf(popup));
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    const { name, revision, at, settings } = popup.published;
    const values = settings.audience.groups.flatMap((rules) => rules.map((rule) => rule.values));
    const { testArms } = popup;
    const own = [popup.id, place, popup.isActive ? 1 : 0, name, revision, at, values] as const;
    return testArms === undefined ? own : [...own, [settings.abTest, testArms]];
  });
  const head: PackedHead = { ...rest, popups: packed };
  return [JSON.stringify(head), ...places.keys()].join('\n');
}

function commonOf({ type, format, published, testArms }: LivePopup): PopupCommon {
  const { name: _name, revision: _revision, at: _at, fingerprint: _print, ...rest } = published;
  const groups = rest.settings.audience.groups.map((rules) =>
    rules.map((rule) => ({ ...rule, values: [] })),
  );
  const settings = { ...rest.settings, audience: { ...rest.settings.audience, groups } };
  if (testArms !== undefined) delete settings.abTest;
  return { type, format, published: { ...rest, settings } };
}

/** Unpacks a site completely, each popup as its own object. */
export function unpackSite(site: PackedSite): LiveSite {
  const { head, commons } = splitPacked(site.packed);
  const { popups: packed, ...content } = readHead(head);
  const read = commons.map(readCommon);
  const popups = packed.flatMap((popup) => {
    const common = read[popup[1]];
    return common ? [unpackPopup(site.site.id, popup, common)] : [];
  });
  return { site: readSite(site), account: site.account, ...content, popups };
}

export function readSite({ site, settings }: PackedSite): SiteRecord {
  return { ...site, settings: parseJson<SiteSettings>(settings) };
}

/** Reads the common part in one of the lines after the first. */
export function readCommon(line: string): PopupCommon {
  return parseJson<PopupCommon>(line);
}

/** The first line, and the others. JSON escapes line breaks, so no line contains one. */
export function splitPacked(text: string): {
  readonly head: string;
  readonly commons: readonly string[];
} {
  const [head = '', ...commons] = text.split('\n');
  return { head, commons };
}

/** Reads the first line of a packed text. */
export function readHead(head: string): PackedHead {
  const { holdouts, ...rest } = parseJson<PackedHead>(head);
  return {
    ...rest,
    // JSON leaves out what is undefined: a holdout of the whole site has no popup.
    holdouts: holdouts.map(({ id, popupId, share }) => ({ id, popupId, share })),
  };
}

/** Builds a popup from its own part and a common part. */
export function unpackPopup(
  siteId: string,
  [id, , isActive, name, revision, at, values, test]: PackedPopup,
  common: PopupCommon,
): LivePopup {
  const { type, format, published } = common;
  const audience = withValues(published.settings.audience, values);
  const popup: LivePopup = {
    id,
    siteId,
    type,
    format,
    isActive: isActive === 1,
    common,
    published: { ...published, name, revision, at, settings: { ...published.settings, audience } },
  };
  return test === undefined ? popup : inTest(popup, test);
}

function withValues(
  audience: AudienceSettings,
  values: readonly (readonly string[])[],
): AudienceSettings {
  if (values.length === 0) return audience;
  let place = 0;
  const groups = audience.groups.map((rules) =>
    rules.map((rule) => {
      const ofRule = values[place] ?? [];
      place += 1;
      return { ...rule, values: [...ofRule] };
    }),
  );
  return { ...audience, groups };
}

function inTest(
  { published, common: _common, ...popup }: LivePopup,
  [abTest, testArms]: NonNullable<PackedPopup[7]>,
): LivePopup {
  const settings = { ...published.settings, ...(abTest && { abTest }) };
  return { ...popup, published: { ...published, settings }, testArms };
}
