import { describe, expect, it } from 'vitest';
import { answerFromWire } from './answer-from-wire.ts';

const nothing = {
  offersPopups: false,
  isRestricted: false,
  countryCode: undefined,
  ipToKeep: undefined,
  refusal: undefined,
};

describe('what every page takes from the display answer', () => {
  it.each([undefined, null, 7, 'allowed', [], {}, { display: 'perhaps' }])(
    'nothing is taken from a display answer that is missing: %j',
    (answer) => {
      expect(answerFromWire(answer)).toBeUndefined();
    },
  );

  it('nothing is loaded if nothing is offered, whatever else is broken', () => {
    for (const poptins of [[], undefined, {}, 'popup'])
      expect(
        answerFromWire({ display: 'allowed', poptins, site: 7, ip: {}, cc: 'Israel' }),
      ).toEqual({
        ...nothing,
        wire: expect.anything(),
      });
    expect(
      answerFromWire({ display: 'not_allowed', poptins: [{}], message: 'over the limit' }),
    ).toMatchObject({ offersPopups: false, refusal: 'over the limit' });
  });

  it('the display answer names an offer, in a list or a map, the country, and the address only of a site that keeps it', () => {
    const answer = { display: 'allowed', poptins: [{}], cc: 'IL', ip: '192.0.2.1', message: 'x' };
    expect(answerFromWire(answer)).toMatchObject({
      ...nothing,
      offersPopups: true,
      countryCode: 'il',
    });
    expect(answerFromWire({ ...answer, poptins: { 3: {} } })?.offersPopups).toBe(true);
    expect(answerFromWire({ ...answer, site: { ip_cookie: 1 } })?.ipToKeep).toBe('192.0.2.1');
  });
});
