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
import type { PartName } from './build-info.ts';

export type PageWindow = Window & typeof globalThis & ShopWindow;

/** The host page: events, timers and messages. Their errors do not reach the page. */
export interface PageAccess {
  readonly window: PageWindow;
  /** The page's address as it is now, without the owner's token. */
  readonly pageUrl: () => string;
  readonly clock: Clock;
  readonly guard: Guard;
  readonly listen: Listen;
  readonly log: Log;
  /** Receives each caught error, also those of promises. */
  readonly report: (error: unknown) => void;
}

/** What this browser stores for the site. */
export interface VisitorStorage {
  readonly cookies: CookieJar;
  readonly local: StorageArea;
  readonly session: StorageArea;
}

/** Our server, and the files beside the script. */
export interface ServerAccess {
  readonly call: Caller;
  readonly loadPart: LoadPart<PartName>;
  readonly loadText: LoadText;
  readonly apiBase: string;
  readonly clientId: string;
  readonly assetUrl: (name: string) => string;
}

/**
 * Everything that lives as long as the document, created once by create-environment.ts. Only code
 * that starts something takes all of it. Other functions declare the parts that they need.
 */
export interface BrowserEnvironment extends PageAccess, VisitorStorage, ServerAccess {
  readonly nonce: string;
  readonly scriptEvents: ScriptEvents;
  /** Defined on a site in consent mode. Elsewhere nothing waits for consent. */
  readonly consent?: ConsentGate;
}
