import type { Popup } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { ShowHistory } from '@beckon/contract/decide';

/** As much of a popup as filters look at. */
export type FilteredPopup = Pick<
  Popup,
  'id' | 'type' | 'filters' | 'frequency' | 'stopForConverted'
>;

/** What this browser remembers of one popup, as filters see it. */
export interface PopupMemory {
  readonly history: ShowHistory;
  readonly wasClosedByX: boolean;
  readonly wasClosed: boolean;
  readonly hasConverted: boolean;
}

/** Plain data of the moment at which a trigger fired. Filters look at nothing else. */
export interface FilterSnapshot {
  readonly nowMs: number;
  readonly trigger: TriggerName;
  readonly visit: number;
  readonly timeZone: string;
  readonly dayKind: 'rolling' | 'calendar';
  readonly cookies: ReadonlyMap<string, string>;
  /**
   * Page variables by dotted path, as text; only those that the popup asks for, and only those that
   * exist.
   */
  readonly variables: ReadonlyMap<string, string>;
  /** The page's source; empty unless the popup asks for it. */
  readonly pageHtml: string;
  /** By popup id; a popup that was never shown is not there. */
  readonly memories: ReadonlyMap<string, PopupMemory>;
  /** Other popups that have opened by themselves in this visit. */
  readonly automaticPopupsThisVisit: number;
  readonly automaticPopupsAllowed: number;
}

/**
 * One reason for which a popup may not open here and now. A new filter is one file, one line in
 * index.ts, one test file.
 */
export interface Filter {
  readonly name: string;
  isUsedBy(popup: FilteredPopup): boolean;
  passes(popup: FilteredPopup, snapshot: FilterSnapshot): boolean;
  /** What it saw, for the trace. */
  seen(popup: FilteredPopup, snapshot: FilterSnapshot): string;
}
