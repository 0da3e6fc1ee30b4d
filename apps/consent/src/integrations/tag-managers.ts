import type { Category } from '../consent/category.ts';
import { queueOn } from './integration.ts';

/** Sends one event per category and page, which triggers of a tag manager use to start their tags. */
export function notifyTagManagers(window: Window, category: Category): void {
  const event = { event: `cmplz_event_${category}` };
  queueOn(window, 'dataLayer').push(event);
  // Matomo's tag manager is notified only if the page has it.
  if (Array.isArray(Reflect.get(window, '_mtm'))) queueOn(window, '_mtm').push({ ...event });
}
