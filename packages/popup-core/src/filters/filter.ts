import type { Popup } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { ShowHistory } from '@beckon/contract/decide';

/** The properties of a popup that filters read. */
export type FilteredPopup = Pick<
  Popup,
  'id' | 'type' | 'filters' | 'frequency' | 'stopForConverted'
>;

/** What this browser has stored about one popup. */
export interface PopupMemory {
  readonly history: ShowHistory;
  readonly wasClosedByX: boolean;
  readonly wasClosed: boolean;
  readonly hasConverted: boolean;
}

/** Plain data, captured when a trigger fired. Filters read nothing else. */
export interface FilterSnapshot {
  readonly nowMs: number;
  readonly trigger: TriggerName;
  /** The trigger that the owner set, if another one fired for it. */
  readonly armedAs?: TriggerName | undefined;
  readonly visit: number;
  readonly timeZone: string;
  readonly dayKind: 'rolling' | 'calendar';
  readonly cookies: ReadonlyMap<string, string>;
  /**
   * Page variables by dotted path, as text. Contains only variables that the popup's filters name
   * and that exist on the page.
   */
  readonly variables: ReadonlyMap<string, string>;
  /** The page's source; empty unless the popup asks for it. */
  readonly pageHtml: string;
  /** By popup id. A popup that was never shown has no entry. */
  readonly memories: ReadonlyMap<string, PopupMemory>;
  /** Other popups that have opened by themselves in this visit. */
  readonly automaticPopupsThisVisit: number;
  readonly automaticPopupsAllowed: number;
}

/**
 * One condition that can stop a popup from opening. To add a filter, add one file, one line in
 * index.ts and one test file.
 */
export interface Filter {
  readonly name: string;
  isUsedBy(popup: FilteredPopup): boolean;
  passes(popup: FilteredPopup, snapshot: FilterSnapshot): boolean;
}
