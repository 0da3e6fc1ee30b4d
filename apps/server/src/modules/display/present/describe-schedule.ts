import type { ScheduleSettings } from '@beckon/contract/settings';
import { WEEKDAYS } from '../../../lib/time/wall-clock.ts';

/** The schedule in words, for an owner who wants to know why a popup does not show. */
export function describeSchedule({ from, until, weekdays = [], hours }: ScheduleSettings): string {
  const parts = [
    from === undefined ? undefined : `from ${inWords(from)}`,
    until === undefined ? undefined : `until ${inWords(until)}`,
    weekdays.length === 0 ? undefined : `on ${weekdays.map((day) => WEEKDAYS[day]).join(', ')}`,
    hours === undefined ? undefined : describeHours(hours),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? 'always' : parts.join(', ');
}

const inWords = (limit: string) => limit.replace('T', ' ');

function describeHours({ from, until }: NonNullable<ScheduleSettings['hours']>): string {
  return `between ${from} and ${until}${from > until ? ' of the next day' : ''}`;
}
