import { describe, expect, it } from 'vitest';
import {
  createPendingConversions,
  isWorthRetrying,
  type PendingConversions,
  type PendingPlace,
} from './pending-conversions.ts';
import type { CallError } from '@beckon/host-page/send';

function aPlace(text?: string): PendingPlace {
  let kept = text;
  return {
    readJson: () => (kept === undefined ? undefined : JSON.parse(kept)),
    write: (next) => {
      kept = next;
    },
  };
}
const aConversion = (key: string, atMs = 0): Parameters<PendingConversions['keep']>[0] => ({
  url: 'https://beckon.example/c',
  form: { idempotency_key: key },
  atMs,
});
const keys = (pending: PendingConversions): readonly (string | undefined)[] =>
  pending.fromEarlierPages().map(({ form }) => form['idempotency_key']);

describe('conversions on their way', () => {
  it('pending conversions are stored for the next page until they are settled', () => {
    const place = aPlace();
    const here = createPendingConversions(place, () => 0);
    here.keep(aConversion('a'));
    here.keep(aConversion('b'));
    here.settle('a');
    expect(keys(here)).toEqual([]);
    const next = createPendingConversions(place, () => 0);
    expect(keys(next)).toEqual(['b']);
    next.settle('b');
    expect(keys(createPendingConversions(place, () => 0))).toEqual([]);
  });

  it('pending conversions are forgotten and deleted after a week', () => {
    const place = aPlace();
    createPendingConversions(place, () => 0).keep(aConversion('old', 0));
    expect(keys(createPendingConversions(place, () => 7 * 86_400_000))).toEqual([]);
    expect(place.readJson()).toEqual([]);
  });

  it('pending conversions survive whatever else is stored there', () => {
    expect(
      keys(
        createPendingConversions(
          aPlace('[1,null,{"url":"x"},{"url":"u","atMs":1,"form":{"idempotency_key":"k"}}]'),
          () => 2,
        ),
      ),
    ).toEqual(['k']);
  });

  it('pending conversions are stored for one more try if the server refused them, then given up', () => {
    const place = aPlace();
    createPendingConversions(place, () => 0).keep(aConversion('a'));
    createPendingConversions(place, () => 0).refuse('a');
    const next = createPendingConversions(place, () => 0);
    expect(keys(next)).toEqual(['a']);
    next.refuse('a');
    next.refuse('unknown');
    expect(keys(createPendingConversions(place, () => 0))).toEqual([]);
  });

  it('pending conversions are tried again unless the server refused the body itself', () => {
    const failures: readonly CallError[] = [
      { kind: 'offline', why: '' },
      { kind: 'status', status: 503, why: '' },
      { kind: 'status', status: 429, why: '' },
      { kind: 'bad-answer', why: '' },
      { kind: 'status', status: 413, why: '' },
      { kind: 'status', status: 400, why: '' },
      { kind: 'status', status: 404, why: '' },
    ];
    expect(failures.map(isWorthRetrying)).toEqual([true, true, true, true, true, false, false]);
  });
});
