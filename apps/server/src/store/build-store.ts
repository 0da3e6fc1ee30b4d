import type { Database, Engine } from './database.ts';
import { migrate } from './migrate.ts';
import { buildAbTestStore } from './queries/experiments/ab-tests.ts';
import { buildAccountStore } from './queries/accounts/accounts.ts';
import { buildCartStore } from './queries/events/carts.ts';
import { buildCatalogue } from './queries/catalogue/catalogue.ts';
import { buildCatalogueImports } from './queries/catalogue/catalogue-imports.ts';
import { buildComments } from './queries/comments/comments.ts';
import { buildOwnerComments } from './queries/comments/owner-comments.ts';
import { buildConsentAreas } from './queries/consent/consent-areas.ts';
import { buildConsentDesigns } from './queries/consent/consent-designs.ts';
import { buildConsentVersions } from './queries/consent/consent-versions.ts';
import { buildConsentProofs } from './queries/consent/consent-proofs.ts';
import { buildEventStore } from './queries/events/events.ts';
import { buildGoalStore } from './queries/events/goals.ts';
import { buildHoldoutStore } from './queries/experiments/holdouts.ts';
import { buildLeadConfirmation } from './queries/leads/confirm-leads.ts';
import { buildLeadStore } from './queries/leads/leads.ts';
import { buildDeliveryStore } from './queries/deliveries/deliveries.ts';
import { buildDeliveryLog } from './queries/deliveries/delivery-log.ts';
import { buildDestinationStore } from './queries/deliveries/destinations.ts';
import { buildPictureStore } from './queries/sites/pictures.ts';
import { buildPopupStore } from './queries/popups/popups.ts';
import { buildPrizeStore } from './queries/prizes/prizes.ts';
import { buildProductCounts } from './queries/catalogue/product-counts.ts';
import { buildProducts } from './queries/catalogue/products.ts';
import { buildRecipientStore } from './queries/deliveries/recipients.ts';
import { buildReportMailStore } from './queries/accounts/report-mails.ts';
import { buildCounting } from './queries/reports/add-up-counts.ts';
import { buildReportStore } from './queries/reports/reports.ts';
import { buildWaitingOffers } from './queries/events/waiting-offers.ts';
import { buildPackSites } from './queries/sites/packed-sites.ts';
import { buildLeftovers } from './queries/sites/remove-sites.ts';
import { buildSeenClock } from './queries/seen-clock.ts';
import { buildSiteChanges } from './queries/sites/site-changes.ts';
import { buildSiteStore } from './queries/sites/sites.ts';
import { buildLiveSiteStore } from './queries/sites/live-sites.ts';
import type { Store } from './store.ts';
import type { StoreHealth } from './store-health.ts';

/**
 * A store, and its Kysely instance for the accounts library, which keeps its own tables in the same
 * database.
 */
export interface OpenedStore {
  readonly store: Store;
  readonly db: Database;
  readonly engine: Engine;
  readonly health: StoreHealth;
  /** Called when the server begins to stop: nothing then waits long for a database that is silent. */
  readonly hurry?: () => void;
}

export interface StoreParts {
  readonly health: StoreHealth;
  /** The connections of visitors' writes, if they have some of their own. */
  readonly visitorDb?: Database;
}

/** Migrates the database, then builds the store's methods. */
export async function buildStore(
  db: Database,
  engine: Engine,
  { health, visitorDb = db }: StoreParts,
): Promise<OpenedStore> {
  await migrate(db, engine);
  const changes = buildSiteChanges(db);
  const { drainEvents, passThrough, ...events } = buildEventStore(db, engine, visitorDb);
  const leftovers = buildLeftovers(db, engine);
  const packing = buildPackSites(db, engine);
  const counting = buildCounting(db, engine);
  const offers = buildWaitingOffers(db, engine);
  const store: Store = {
    ...buildAccountStore(db, engine, changes),
    ...buildSiteStore(db, engine, changes),
    ...buildPictureStore(db, engine),
    ...buildCatalogue(db),
    ...buildCatalogueImports(db),
    ...buildProducts(db),
    ...buildProductCounts(db),
    ...buildConsentDesigns(db),
    ...buildConsentVersions(db),
    ...buildConsentAreas(db, engine),
    ...buildConsentProofs(db, engine),
    ...buildComments(db, engine),
    ...buildOwnerComments(db, engine),
    ...buildPopupStore(db, engine, changes),
    ...buildAbTestStore(db, changes),
    ...buildLiveSiteStore(db, changes),
    ...events,
    recordOffers: (counts) => offers.record(counts),
    ...buildGoalStore(db, engine),
    ...buildCartStore(db),
    ...buildHoldoutStore(db, changes),
    ...buildLeadStore(db, engine),
    ...buildLeadConfirmation(db),
    ...buildDeliveryStore(db),
    ...buildDestinationStore(db, engine, changes),
    ...buildDeliveryLog(db),
    ...buildRecipientStore(db, engine),
    ...buildReportStore(db, counting, offers),
    ...buildReportMailStore(db),
    ...buildPrizeStore(db, engine),
    ...buildSeenClock(db, engine),
    ping: () => health.check(visitorDb, passThrough),
    removeLeftovers: (options) => leftovers.remove(options),
    packSites: () => packing.pack(),
    async close() {
      await leftovers.stop();
      await packing.stop();
      await drainEvents();
      await counting.stop();
      await db.destroy();
      if (visitorDb !== db) await visitorDb.destroy();
    },
  };
  return { store, db, engine, health };
}
