import type { Caller } from '../calls/caller.ts';
import type { LoadText } from '../calls/template-call.ts';
import type { ConsentGate } from '../consent/consent-gate.ts';
import type { Clock } from '@beckon/host-page/clock';
import type { Guard } from '@beckon/host-page/guard';
import type { Listen } from '@beckon/host-page/listen';
import type { Log } from '@beckon/host-page/log';
import type { LoadPart } from '@beckon/host-page/load-part';
import type { ScriptEvents } from '../page/script-events.ts';
import type { ShopWindow } from '../shop/shop-window.ts';
import type { CookieJar } from '@beckon/host-page/storage/cookie-jar';
import type { StorageArea } from '@beckon/host-page/storage/storage-area';

export type PageWindow = Window & typeof globalThis & ShopWindow;

/** What lives as long as the document: made once by `start`, handed to whoever needs it. */
export interface World {
  readonly window: PageWindow;
  readonly clock: Clock;
  readonly guard: Guard;
  readonly listen: Listen;
  readonly log: Log;
  /** Told of what was caught and of promises that failed. */
  readonly report: (error: unknown) => void;
  readonly cookies: CookieJar;
  readonly local: StorageArea;
  readonly session: StorageArea;
  readonly call: Caller;
  readonly loadPart: LoadPart;
  readonly loadText: LoadText;
  readonly apiBase: string;
  readonly clientId: string;
  readonly nonce: string;
  readonly scriptEvents: ScriptEvents;
  /** On a site in consent mode; undefined elsewhere, where nothing waits for consent. */
  readonly consent?: ConsentGate;
  readonly assetUrl: (name: string) => string;
}
