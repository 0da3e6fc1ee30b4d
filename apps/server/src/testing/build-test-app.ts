import { createRefusedHosts, type RefusedHosts } from '../http/visitor/refused-hosts.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { PopupSettings } from '@beckon/contract/settings';
import { defaultSettings } from '@beckon/contract/settings';
import { type AppDeps, buildApp } from '../app.ts';
import { writeViewTicket } from '../http/visitor/view-ticket.ts';
import type { OpenedStore } from '../store/build-store.ts';
import { openEmptySqlite } from '../store/testing/empty-sqlite.ts';
import type { NewAccount, NewPopup, NewSite, Store } from '../store/store.ts';
import { aPopup, aSite, NOON } from '../store/testing/a-record.ts';
import { readerOf } from '../modules/deliveries/destinations/index.ts';

export const CLIENT_ID = '0123456789abc';
export const POPUP_ID = 'popup00000001';
export const SECRET = 'a secret of the tests, long enough';
const ISRAELI_ADDRESS = '203.0.113.7';

type Fields = Readonly<Record<string, string>>;

/** The calls of a visitor's browser, which is in Israel. */
export interface VisitorCalls {
  /** Sends form fields. */
  post(path: string, fields?: Fields, headers?: Fields): Promise<LightMyRequestResponse>;
  /** Asks for the popups of the test's site. */
  ask(fields?: Fields, headers?: Fields): Promise<LightMyRequestResponse>;
  /** Sends the form of the test's popup, which was filled in for five seconds. */
  convert(visitorId: string, fields?: Fields, headers?: Fields): Promise<LightMyRequestResponse>;
}

/** A server over an empty database in memory, whose clock and random numbers the test sets. */
export interface TestApp extends VisitorCalls {
  readonly refused: RefusedHosts;
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly opened: OpenedStore;
  readonly clock: { now: number };
  readonly random: { next: number };
  /** Publishes a popup on the test's site. */
  publish(settings?: Partial<PopupSettings>, popup?: Partial<NewPopup>): Promise<void>;
  /** The viewer id that the display answer gives this visitor for a popup that draws prizes. */
  viewerId(visitorId: string): string;
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<AppDeps> {
  /** The database to use instead of an empty one in memory. */
  readonly opened?: OpenedStore;
  readonly site?: Partial<NewSite>;
  readonly account?: Partial<NewAccount>;
}

/** Builds an app with an account and a site. `publish` adds popups. */
export async function buildTestApp({
  site,
  account,
  opened: given,
  ...deps
}: TestAppOptions = {}): Promise<TestApp> {
  const opened = given ?? (await openEmptySqlite());
  const { store } = opened;
  const clock = { now: NOON };
  const random = { next: 0 };
  const refused = createRefusedHosts();
  await store.createAccount({ id: 'account1', name: 'Dana', at: NOON, ...account });
  await store.createSite('account1', aSite({ clientId: CLIENT_ID, ...site }));
  const app = await buildApp({
    store,
    now: () => clock.now,
    nextRandom: () => random.next,
    countryOf: (address) => (address === ISRAELI_ADDRESS ? 'IL' : ''),
    secret: SECRET,
    draftOf: async () => undefined,
    publicUrl: 'https://beckon.test',
    freeMailDomains: 'gmail.com\nwalla.co.il',
    readerOf,
    refused,
    trustedProxies: 0,
    ...deps,
  });
  return {
    ...visitorCalls(app),
    app,
    store,
    opened,
    clock,
    random,
    refused,
    async publish(settings = {}, popup = {}) {
      const type = popup.type ?? 'lightbox';
      const { id } = (await store.createPopup(
        'account1',
        aPopup({ ...popup, type, settings: { ...defaultSettings(type), ...settings } }),
      )) ?? { id: '' };
      const template = { hash: `hash-${id}`, html: `<div id="${id}">Hello</div>` };
      const mobileTemplate = {
        hash: `hash-${id}-phone`,
        html: `<div id="${id}">Hello, phone</div>`,
      };
      await store.publishPopup('account1', id, {
        template,
        ...(popup.mobileDesign ? { mobileTemplate } : {}),
        revision: 1,
        at: NOON,
      });
    },
    viewerId: (visitorId) => writeViewTicket({ popupId: POPUP_ID, visitorId }, SECRET, clock.now),
    async close() {
      await app.close();
      await store.close();
    },
  };
}

function visitorCalls(app: FastifyInstance): VisitorCalls {
  const post: VisitorCalls['post'] = (url, fields = {}, headers = {}) => {
    const { payload, headers: type } = form(fields);
    return app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...type, ...headers },
      remoteAddress: ISRAELI_ADDRESS,
    });
  };
  return {
    post,
    ask: (fields, headers) => post(`/api/display/${CLIENT_ID}`, fields, headers),
    convert(visitorId, fields, headers) {
      const sent = { client_id: CLIENT_ID, poptin_id: POPUP_ID, shown_ms: '5000', ...fields };
      return post(`/api/display/conversion/${visitorId}`, sent, headers);
    },
  };
}

/** A form-encoded body, as browsers send it. */
export function form(fields: Fields) {
  return {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}
