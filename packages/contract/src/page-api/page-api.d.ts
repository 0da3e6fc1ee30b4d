/**
 * What Beckon's script offers a page, and the events it sends. The script publishes it as
 * `window.beckon`. This is a declaration file, because `@beckon/react` ships it unchanged.
 * docs/behaviour/page-api.md.
 *
 * @public
 */
export interface BeckonApi {
  /** Version of the script that runs. */
  readonly version: string;
  /**
   * Opens a popup by its id, as if the visitor had clicked to open it. Resolves to true if it could
   * be opened.
   */
  show(popupId: string): Promise<boolean>;
  /** Opens the popups that wait for an event of this name. */
  trigger(name: string): void;
  /**
   * Reports that something the site wants has happened: `goal('order', {value, currency, id})`.
   * Resolves to true if the report has arrived; otherwise it is sent again later.
   * docs/behaviour/goals.md.
   */
  goal(name: string, details?: BeckonGoal): Promise<boolean>;
  /** What the visitor chose in your own banner. docs/consent-mode.md. */
  consent(choice: BeckonConsent): void;
  /** Why each popup of this page shows, or does not. */
  explain(): Promise<readonly BeckonExplanation[]>;
}

/** `value` in the currency, not in cents; a goal with an `id` counts once. */
export interface BeckonGoal {
  readonly value?: number;
  /** Three letters of ISO 4217. */
  readonly currency?: string;
  readonly id?: string;
}

/** A yes or no for everything, or only for marketing, which is the category that counts. */
export type BeckonConsent = { readonly granted: boolean } | { readonly marketing: boolean };

/** Why one popup shows, or does not. */
export interface BeckonExplanation {
  readonly popupId: string;
  readonly name: string;
  /** Where the popup is in its life, or `not-offered`: the server did not send it. */
  readonly state: string;
  readonly lines: readonly {
    readonly source: 'server' | 'trigger' | 'filter' | 'setting';
    readonly name: string;
    readonly wanted: string;
    readonly seen: string;
    readonly verdict: 'passes' | 'stops' | 'waits';
  }[];
}

/**
 * `detail` of the events. All values are texts; empty if there is no value.
 *
 * @public
 */
export interface BeckonEventDetail {
  readonly poptin_id: string;
  readonly poptin_name: string;
  readonly poptin_type: string;
  readonly event_name: string;
  readonly button_text?: string;
  readonly coupon_code?: string;
  readonly prize_label?: string;
  /** The answers; of a submitted form only. */
  readonly fields?: unknown;
  readonly [other: string]: unknown;
}
