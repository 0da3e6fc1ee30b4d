import type { Category } from '../consent/category.ts';
import { queueOn } from './integration.ts';

/** One event a category and page, by which triggers of a tag manager start their tags. */
export function notifyTagManagers(window: Window, category: Category): void {
  const event = { event: `cmplz_event_${category}` };
  queueOn(window, 'dataLayer').push(event);
  // Matomo's tag manager is told only where there is one.
  if (Array.isArray(Reflect.get(window, '_mtm'))) queueOn(window, '_mtm').push({ ...event });
}
