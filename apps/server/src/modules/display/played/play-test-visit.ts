import type {
  PlayedTrigger,
  TestVisitLine,
  TestVisitPopup,
  TestVisitRequest,
} from '@beckon/contract/owner-calls';
import { explainFilters, type ExplainedVerdict } from '@beckon/popup-core/filters/explain-filters';
import type { Restriction } from '../../../live-sites/plan-limits.ts';
import type { LivePopup, LiveSite } from '../../../store/store.ts';
import type { ParsedDisplayRequest } from '../request/parsed-display-request.ts';
import { type TracedPopup, tracePopups } from '../decide/trace-popups.ts';
import { filteredPopup, memoriesOf } from './filtered-popup.ts';
import { withFittingTitle, withUnknownTitle } from './fitting-title.ts';
import { usedTriggers } from './used-triggers.ts';

/** Filters that read data that only the real page has. */
const OF_THE_PAGE: readonly string[] = ['jsVariables', 'sourceCode'];
/** The browser repeats these checks of the server, so one line is enough for both. */
const ASKED_TWICE: readonly string[] = ['convertedVisitor', 'frequency'];

/** A simulated visit: the facts of the display call, and what else the browser knows. */
export interface PlayedVisit {
  readonly displayRequest: ParsedDisplayRequest;
  readonly popupsSeen: TestVisitRequest['popupsSeen'];
  /** Why the account's popups do not show; undefined if they do. */
  readonly restriction: Restriction | undefined;
}

/**
 * Decides what each published popup of the site would do on this page for this visitor: first the
 * rules of the server, then the filters of the browser, with the code of real visits. No side
 * effects.
 */
export function playTestVisit(live: LiveSite, visit: PlayedVisit): readonly TestVisitPopup[] {
  const fitting = { ...live, popups: live.popups.map(withFittingTitle) };
  const traced = tracePopups(fitting, visit.displayRequest, visit.restriction);
  const traces = new Map(traced.map((trace) => [trace.popupId, trace]));
  return live.popups.map((popup) => playPopup(popup, traces.get(popup.id), { live, ...visit }));
}

type Played = PlayedVisit & { readonly live: LiveSite };

function playPopup(
  popup: LivePopup,
  trace: TracedPopup | undefined,
  played: Played,
): TestVisitPopup {
  const { id, type, isActive, published } = popup;
  const all = usedTriggers(published.settings, type);
  const checked = all.map((trigger) => ({ trigger, lines: filterLines(popup, trigger, played) }));
  const free = checked.filter(({ lines }) => lines.every(({ verdict }) => verdict !== 'stops'));
  const ofBrowser = (free[0] ?? checked[0])?.lines ?? [];
  const ofServer = withUnknownTitle(serverLines(trace), popup);
  const shows = trace?.isOffered === true && free.length > 0;
  const stop = shows ? undefined : whyNot(trace, ofServer, ofBrowser);
  return {
    id,
    type,
    name: published.name,
    status: isActive ? 'active' : 'paused',
    shows,
    ...(stop === undefined ? {} : { stop }),
    lines: [...ofServer, ...ofBrowser],
    triggers: (shows ? free : checked).map(({ trigger }) => trigger),
  };
}

function serverLines(trace: TracedPopup | undefined): TestVisitLine[] {
  return (trace?.lines ?? []).map(({ passes, ...line }) => ({
    ...line,
    source: 'server' as const,
    verdict: passes ? ('passes' as const) : ('stops' as const),
  }));
}

/** A rule that fails in one group does not stop the popup if another group passes. */
function whyNot(
  trace: TracedPopup | undefined,
  ofServer: readonly TestVisitLine[],
  ofBrowser: readonly TestVisitLine[],
): TestVisitLine | undefined {
  const isStop = ({ verdict }: TestVisitLine): boolean => verdict === 'stops';
  if (trace?.isOffered === true) return ofBrowser.find(isStop);
  const groups = new Set(ofServer.flatMap(({ group }) => group ?? []));
  const someGroupFits = [...groups].some((group) =>
    ofServer.every((line) => line.group !== group || !isStop(line)),
  );
  const stops = ofServer.filter(
    (line) => isStop(line) && !(someGroupFits && line.group !== undefined),
  );
  return stops.find(({ rule }) => rule === 'status') ?? stops[0];
}

function filterLines(
  popup: LivePopup,
  { name: trigger }: PlayedTrigger,
  { live, displayRequest, popupsSeen }: Played,
): TestVisitLine[] {
  const { timeZone, countsCalendarDays, attentionBudget } = live.site.settings;
  const verdicts = explainFilters(
    { popup: filteredPopup(popup), brokenRules: [] },
    {
      nowMs: displayRequest.nowMs,
      trigger,
      visit: displayRequest.facts.visits,
      timeZone,
      dayKind: countsCalendarDays ? 'calendar' : 'rolling',
      cookies: displayRequest.cookies,
      variables: new Map(),
      pageHtml: '',
      memories: memoriesOf(live.popups, displayRequest.cookies),
      automaticPopupsThisVisit: popupsSeen,
      automaticPopupsAllowed: attentionBudget,
    },
  );
  return verdicts
    .filter(({ name, passes }) => !passes || !ASKED_TWICE.includes(name))
    .map(filterLine);
}

function filterLine({ name, passes, seen }: ExplainedVerdict): TestVisitLine {
  const line = { source: 'browser' as const, rule: name, wanted: '' };
  if (OF_THE_PAGE.includes(name)) return { ...line, seen: '', verdict: 'unknown' };
  return { ...line, seen, verdict: passes ? 'passes' : 'stops' };
}
