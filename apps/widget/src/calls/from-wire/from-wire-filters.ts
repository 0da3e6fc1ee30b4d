import type { EngagementEntry, FilterSettings, MatchEntry } from '@beckon/contract/settings';
import {
  ENGAGEMENT_STATES,
  isPopupId,
  MATCH_OPERATORS,
  SHOW_ACTIONS,
} from '@beckon/contract/values';
import { variablePath } from '@beckon/popup-core/popup/variable-path';
import { asFlag, asRecord, asText, isUnused, oneOf, type WireRecord } from '../answer-reading.ts';
import { describe, present, type ReportBroken } from './from-wire-triggers.ts';

/**
 * Reads the filters of a wire popup. A malformed filter is reported to `note`, and the popup then
 * never passes it. docs/behaviour/filters.md.
 */
export function filtersFromWire(wire: WireRecord, note: ReportBroken): FilterSettings {
  const js = asRecord(wire['js_filter']) ?? {};
  const cookie = asRecord(wire['cookie_filter']) ?? {};
  return present({
    jsVariables: readEntries(
      js['display_if_specific_js_active'],
      js['display_if_specific_js'],
      readMatch('js', variablePath),
      (why) => note('jsVariables', why),
    ),
    cookies: readEntries(
      cookie['display_if_specific_cookie_active'],
      cookie['display_if_specific_cookie'],
      readMatch('cookie'),
      (why) => note('cookies', why),
    ),
    engagement: readEntries(
      wire['engagement_with_other_poptin_filter_active'],
      wire['engagement_with_other_poptin_filter'],
      readEngagement,
      (why) => note('engagement', why),
    ),
    sourceCode: readSourceCode(wire, (why) => note('sourceCode', why)),
  });
}

/**
 * All entries must hold, so one unreadable entry breaks the filter. Some servers send a list as a
 * map after they have removed an entry from it.
 */
function readEntries<Entry>(
  active: unknown,
  list: unknown,
  read: (entry: WireRecord) => Entry | undefined,
  note: (why: string) => void,
): Entry[] | undefined {
  if (!asFlag(active)) return undefined;
  const items = Array.isArray(list) ? list : asRecord(list);
  if (items === undefined) {
    note(`${describe(list)} is no list`);
    return undefined;
  }
  const entries: Entry[] = [];
  for (const item of Object.values(items)) {
    const entry = read(asRecord(item) ?? {});
    if (entry === undefined) note(`${describe(item)} cannot be read`);
    else entries.push(entry);
  }
  return entries;
}

function readMatch(
  prefix: 'js' | 'cookie',
  nameOf: (text: string) => string = (text) => text,
): (entry: WireRecord) => MatchEntry | undefined {
  return (entry) => {
    const name = nameOf(asText(entry[`${prefix}_name_pair`])?.trim() ?? '');
    const wanted = entry[`${prefix}_value_pair`] ?? '';
    const value = typeof wanted === 'boolean' ? String(wanted) : asText(wanted);
    const how = readHow(entry[`${prefix}_match_pair`], orShow(entry[`${prefix}_show_pair`]));
    return name === '' || value === undefined || how === undefined
      ? undefined
      : { name, value, ...how };
  };
}

/** A server without a field for the operator may send it in the field of the action. */
function readHow(
  match: unknown,
  show: unknown,
): Pick<MatchEntry, 'operator' | 'action'> | undefined {
  const inShow = oneOf(MATCH_OPERATORS, show);
  const operator = isUnused(match) ? (inShow ?? 'exact') : oneOf(MATCH_OPERATORS, match);
  const action = inShow === undefined ? oneOf(SHOW_ACTIONS, show) : 'show';
  return operator === undefined || action === undefined ? undefined : { operator, action };
}

/** A missing or empty action means "show". */
function orShow(action: unknown): unknown {
  return action === '' ? 'show' : (action ?? 'show');
}

function readEngagement(entry: WireRecord): EngagementEntry | undefined {
  const { poptin_id: popupId } = entry;
  const state = oneOf(ENGAGEMENT_STATES, entry['state']);
  const action = oneOf(SHOW_ACTIONS, orShow(entry['action']));
  return isPopupId(popupId) && state !== undefined && action !== undefined
    ? { popupId, state, action }
    : undefined;
}

function readSourceCode(
  wire: WireRecord,
  note: (why: string) => void,
): FilterSettings['sourceCode'] {
  if (!asFlag(wire['source_code_target_active'])) return undefined;
  const html = asText(wire['source_code_target_html']);
  const action = oneOf(SHOW_ACTIONS, orShow(wire['source_code_target_role']));
  if (html !== undefined && html !== '' && action !== undefined) return { html, action };
  note(`${describe(wire['source_code_target_html'])} cannot be looked for`);
  return undefined;
}
