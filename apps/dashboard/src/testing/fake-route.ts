import type {
  AbTest,
  ConsentProofRow,
  CountedGoal,
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

/** The data of the fake server. */
export interface FakeData {
  signedIn: boolean;
  isFirstRun: boolean;
  /** True for the demo's account. */
  hasSamples: boolean;
  isInstalled: boolean;
  claimedUrl?: string | undefined;
  /** The host on which the script was refused. */
  refusedHost?: string | undefined;
  /** The same host as people write it, if that differs. */
  refusedReadable?: string | undefined;
  /** Whether the server can send mail. */
  sendsMail: boolean;
  /** The recipients of the site's list who agreed to get mails. */
  agreed: readonly string[];
  sessions: OwnerSession[];
  sites: Site[];
  popups: StoredPopup[];
  /** The popups that were removed from the trash. */
  deletedForGood: readonly Pick<StoredPopup, 'id' | 'name'>[];
  leads: Lead[];
  stock: PrizeStock[];
  /** The first day with counts, in the midst of the days before. */
  countedSince?: string;
  /** The ids of popups that are too new to be compared. */
  newPopups?: readonly string[];
  pictures: Picture[];
  consent: SiteConsent;
  proofs: readonly ConsentProofRow[];
  comments: OwnerComment[];
  goals: CountedGoal[];
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
  /** The schema of the answer in the contract. An answer that violates it fails the test. */
  readonly answer: TSchema;
  readonly open?: boolean;
  readonly run: (
    data: FakeData,
    call: Call & { readonly ids: readonly string[]; readonly query: URLSearchParams },
  ) => unknown;
}

/** The error of a refused call, with the server's message. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
