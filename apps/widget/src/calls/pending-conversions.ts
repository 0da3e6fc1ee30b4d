import { jsonText } from '@beckon/host-page/json-text';
import { PENDING_CONVERSION_LIFE_MS } from '../timings.ts';
import { asList, asNumber, asRecord, asText } from './answer-reading.ts';
import type { CallError } from '@beckon/host-page/send';
import type { WireForm } from './to-wire/to-wire.ts';

/**
 * A conversion that has not arrived yet. It is stored until the server has answered, so that an
 * offline visitor's lead is not lost.
 */
export interface PendingConversion {
  readonly url: string;
  readonly form: WireForm;
  readonly atMs: number;
  /** The server has refused it once. */
  readonly wasRefused?: boolean;
}

/** A storage area whose contents outlive the page. */
export interface PendingPlace {
  readJson(): unknown;
  write(text: string): void;
}

export interface PendingConversions {
  keep(conversion: PendingConversion): void;
  settle(idempotencyKey: string): void;
  /**
   * The server refused the body. The conversion is stored for one more try, because the server may
   * have been repaired by then. After that it is deleted.
   */
  refuse(idempotencyKey: string): void;
  /**
   * The pending conversions of earlier pages, at most a week old. Older ones are deleted, because
   * they identify the visitor.
   */
  fromEarlierPages(): readonly PendingConversion[];
}

const MOST_KEPT = 20;
const RETRIED_STATUS: readonly number[] = [408, 413, 429];

/** Conversions are distinguished by their idempotency key. The server stores each key once. */
export function createPendingConversions(
  place: PendingPlace,
  nowMs: () => number,
): PendingConversions {
  const read = (): readonly PendingConversion[] =>
    asList(place.readJson()).flatMap((entry) => readPending(entry) ?? []);
  const write = (list: readonly PendingConversion[]): void =>
    place.write(jsonText(list.slice(-MOST_KEPT)));
  const ownKeys = new Set<string>();
  const settle = (key: string): void => {
    const kept = read();
    if (kept.some((conversion) => keyOf(conversion) === key))
      write(kept.filter((conversion) => keyOf(conversion) !== key));
  };
  return {
    keep(conversion) {
      ownKeys.add(keyOf(conversion));
      write([...read().filter((kept) => keyOf(kept) !== keyOf(conversion)), conversion]);
    },
    settle,
    refuse(key) {
      const refused = read().find((kept) => keyOf(kept) === key);
      if (refused?.wasRefused === true) settle(key);
      else if (refused !== undefined)
        write(read().map((kept) => (keyOf(kept) === key ? { ...kept, wasRefused: true } : kept)));
    },
    fromEarlierPages() {
      const kept = read();
      const fresh = kept.filter(({ atMs }) => nowMs() - atMs < PENDING_CONVERSION_LIFE_MS);
      if (fresh.length < kept.length) write(fresh);
      return fresh.filter((conversion) => !ownKeys.has(keyOf(conversion)));
    },
  };
}

/**
 * Whether a retry may help. The server refuses the same body again, but a limit between browser and
 * server (413) may be lifted.
 */
export function isWorthRetrying(error: CallError): boolean {
  return error.kind !== 'status' || error.status >= 500 || RETRIED_STATUS.includes(error.status);
}

function keyOf({ form }: PendingConversion): string {
  return form['idempotency_key'] ?? '';
}

function readPending(entry: unknown): PendingConversion | undefined {
  const record = asRecord(entry);
  const url = asText(record?.['url']);
  const atMs = asNumber(record?.['atMs']);
  const form = asRecord(record?.['form']);
  if (url === undefined || atMs === undefined || form === undefined) return undefined;
  return {
    url,
    atMs,
    ...(record?.['wasRefused'] === true ? { wasRefused: true } : {}),
    form: Object.fromEntries(
      Object.entries(form).map(([key, value]) => [key, asText(value) ?? '']),
    ),
  };
}
