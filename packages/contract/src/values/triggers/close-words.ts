import type { CloseTrigger } from './close-triggers.ts';
import { TRIGGER_WORDS, type TriggerWords } from './trigger-words.ts';

const CLOSE_WORDS: Readonly<Record<CloseTrigger, string>> = {
  x_click: 'Close button',
  cancel_click: 'Skip button',
  auto_close: 'Closed by itself',
  bg_click: 'Click outside',
  timer: 'Timer ran out',
  escape: 'Escape key',
  link_click: 'Followed a link',
  converted: 'After converting',
  redirected: 'Sent to another page',
  page_changed: 'Went to another page',
  api: 'Closed by the page',
};

/**
 * The name of a trigger that opened or closed a popup. An unknown trigger keeps its internal name,
 * with spaces.
 */
export function triggerWords(trigger: string): string {
  const opens: Readonly<Record<string, TriggerWords>> = TRIGGER_WORDS;
  const closes: Readonly<Record<string, string>> = CLOSE_WORDS;
  return opens[trigger]?.name ?? closes[trigger] ?? trigger.replaceAll('_', ' ');
}
