import type { Clock } from '@beckon/host-page/clock';
import type { Guard } from '@beckon/host-page/guard';
import type { Listen } from '@beckon/host-page/listen';
import type { ConsentAnswer } from '../decide-consent.ts';

export interface SourceOptions {
  readonly window: Window;
  readonly clock: Clock;
  readonly guard: Guard;
  readonly listen: Listen;
  /** Called when the source may answer otherwise than before. */
  readonly onChange: () => void;
}

/** One source where a page can say what its visitor has consented to. */
export interface ConsentSource {
  /** Never throws, whatever the page has put in the source's place. */
  answer(): ConsentAnswer;
}

/** Listens as long as the document lives. */
export type OpenSource = (options: SourceOptions) => ConsentSource;

/**
 * The category that our visitor data belongs to, by the name that WordPress, Complianz and our own
 * call share. docs/decisions/0021-consent-is-for-marketing.md.
 */
export const CATEGORY = 'marketing';

/** A yes or a no; anything else says nothing. */
export function asAnswer(value: unknown): ConsentAnswer {
  return typeof value === 'boolean' ? value : undefined;
}
