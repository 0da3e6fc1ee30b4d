import { createHash } from 'node:crypto';
import { CONSENT_CATEGORIES, MOST_SERVICES } from '@beckon/contract/consent';
import type { TrackRequest } from '@beckon/contract/consent-calls';
import type { FastifyRequest } from 'fastify';
import { ANONYMOUS_ID } from '../../lib/visitors/anonymous-id.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import type { LiveConsent } from '../../store/store.ts';
import type { PublicApiDeps } from '../../public-api-deps.ts';
import { proofId, readChosenAt } from './chosen-at.ts';
import { consentOutcome } from './consent-outcome.ts';
import { hashAddress } from '../../lib/visitors/hash-address.ts';
import { regionOf } from './script-routes.ts';

/** A visitor's own id never begins like our ids for visitors without one. */
const CONSENT_ID = /^(?!none-)[\w-]{8,64}$/;
const KNOWN_CATEGORIES: readonly string[] = [...CONSENT_CATEGORIES, 'no_warning', 'do_not_track'];

type TrackCall = FastifyRequest<{ Body: TrackRequest }>;

/**
 * Stores a visitor's choice as proof, and counts it on the day when it was made. A choice that is
 * reported again is stored and counted once. Without a choice the visitor is only counted.
 */
export async function recordChoice(
  request: TrackCall,
  live: LiveConsent,
  { store, now, secret, countryOf }: PublicApiDeps,
): Promise<void> {
  const {
    consented_categories: reported = [],
    consenttype = '',
    consent_id: id = '',
  } = request.body;
  const { siteId } = live;
  const versions = versionsOf(request.body, live);
  const at = readChosenAt(request.body, { now: now(), earliest: offeredSince(versions, live) });
  if (at === undefined || versions === undefined) return;
  const { day } = wallClock(at, live.timeZone);
  const addressHash = hashAddress(request.ip, { secret, purpose: 'consent', siteId, at });
  const anonymousId = anonymous(addressHash, request.headers['user-agent'] ?? '', day);
  const hasChosen = CONSENT_ID.test(id);
  const categories = KNOWN_CATEGORIES.filter((category) => reported.includes(category));
  const services = readServices(request.body.consented_services);
  const outcome = consentOutcome({ categories, services }, hasChosen, live.published.design);
  if (outcome === 'none' || outcome === 'signal')
    return store.countConsent({ siteId, visitorId: hasChosen ? id : anonymousId, outcome, day });
  const choice = { siteId, consentId: id, policyId: versions.policyId, categories, services };
  const proof = {
    ...choice,
    id: proofId(choice, request.body.chosen_at),
    at,
    day,
    bannerVersion: versions.bannerVersion,
    consentType: consenttype.slice(0, 20),
    region: regionOf(live, countryOf(request.ip)),
    outcome,
    addressHash,
  };
  await store.recordConsent(proof, anonymousId);
}

interface SeenVersions {
  readonly policyId: number;
  readonly bannerVersion: number;
}

/**
 * The versions that the visitor saw; those of today if the report does not say. Undefined for
 * versions that the site has never published: both only grow, so nobody saw a higher one.
 */
function versionsOf(body: TrackRequest, { published }: LiveConsent): SeenVersions | undefined {
  const { version, design } = published;
  const policyId = readNumber(body.policy_id) ?? design.policyId;
  const bannerVersion = readNumber(body.banner_version) ?? version;
  return isUpTo(design.policyId, policyId) && isUpTo(version, bannerVersion)
    ? { policyId, bannerVersion }
    : undefined;
}

function isUpTo(latest: number, version: number): boolean {
  return version >= 1 && version <= latest;
}

/** Since when visitors could see this version (ms). 0 if it is not the latest: that is not kept. */
function offeredSince(seen: SeenVersions | undefined, { published }: LiveConsent): number {
  return seen?.bannerVersion === published.version ? published.at : 0;
}

/** Visitors who have not chosen have no id. The same browser at the same address counts once a day. */
function anonymous(addressHash: string, userAgent: string, day: string): string {
  const text = `${addressHash} ${userAgent} ${day}`;
  return ANONYMOUS_ID + createHash('sha256').update(text).digest('hex').slice(0, 24);
}

function readNumber(value: number | string | undefined): number | undefined {
  const number = Number(value);
  return value !== undefined && value !== '' && Number.isInteger(number) && Math.abs(number) < 2e9
    ? number
    : undefined;
}

function readServices(services: TrackRequest['consented_services']): Record<string, boolean> {
  if (services === undefined || Array.isArray(services)) return {};
  return Object.fromEntries(
    Object.entries(services)
      .filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')
      .slice(0, MOST_SERVICES),
  );
}
