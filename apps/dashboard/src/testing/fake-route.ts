import type {
  AbTest,
  DeliveryLogEntry,
  Destination,
  Holdout,
  Lead,
  OwnerComment,
  OwnerSession,
  Picture,
  PrizeStock,
  Site,
  SiteConsent,
} from '@beckon/contract/owner-calls';
import type { TSchema } from 'typebox';
import type { StoredPopup } from './factories.ts';
import type { FakeCatalogue } from './fake-catalogue.ts';

/** What the fake server keeps. */
export interface FakeData {
  signedIn: boolean;
  isFirstRun: boolean;
  isInstalled: boolean;
  claimedUrl?: string | undefined;
  /** Whether the server can send mail. */
  sendsMail: boolean;
  /** Of the site's list, who agreed to get mails. */
  agreed: readonly string[];
  sessions: OwnerSession[];
  sites: Site[];
  popups: StoredPopup[];
  leads: Lead[];
  stock: PrizeStock[];
  pictures: Picture[];
  consent: SiteConsent;
  comments: OwnerComment[];
  catalogue: FakeCatalogue;
  destinations: Destination[];
  deliveries: DeliveryLogEntry[];
  abTests: AbTest[];
  holdout: Holdout | undefined;
  pastHoldouts: Holdout[];
}

/** A call that reached the fake server. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** One call that the fake server answers. */
export interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  /** What the contract says of the answer: another one fails the test. */
  readonly answer: TSchema;
  readonly open?: boolean;
  readonly run: (
    data: FakeData,
    call: Call & { readonly ids: readonly string[]; readonly query: URLSearchParams },
  ) => unknown;
}

/** A call that fails, with the server's sentence. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
