import { expect, it } from 'vitest';
import { readVisitorId } from './call-facts.ts';
import { isViewTicket, writeViewTicket } from './view-ticket.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

const ticket = writeViewTicket({ popupId: 'popup1', visitorId: 'visitor-1' }, 'secret', 0);
const holds = (text: string, popupId = 'popup1', nowMs = 0, secret = 'secret') =>
  isViewTicket(text, popupId, { secret, nowMs });

it('a view ticket is valid for a week, names its visitor, and is short enough for every call', () => {
  expect([holds(ticket), holds(ticket, 'popup1', 7 * DAY_MS)]).toEqual([true, true]);
  expect(holds(ticket, 'popup1', 8 * DAY_MS)).toBe(false);
  expect(readVisitorId(ticket)).toBe('visitor-1');
  expect(ticket.length).toBeLessThan(100);
});

it('a view ticket cannot be made up, nor moved to another popup, visitor or day', () => {
  for (const forged of [
    'visitor-1',
    '',
    `${ticket}x`,
    ticket.replace('visitor-1', 'visitor-2'),
    ticket.replace('.7.', '.9.'),
    writeViewTicket({ popupId: 'popup1', visitorId: 'visitor-1' }, 'other', 0),
  ])
    expect(holds(forged)).toBe(false);
  expect(holds(ticket, 'popup2')).toBe(false);
});
