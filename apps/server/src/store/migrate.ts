import { Migrator, type Migration } from 'kysely/migration';
import type { Database, Engine } from './database.ts';
import { createTables } from './migrations/0001-tables.ts';
import { createOwnerTables } from './migrations/0002-owners.ts';
import { addMobileDesign } from './migrations/0003-mobile-design.ts';
import { addAges } from './migrations/0005-ages.ts';
import { createPictures } from './migrations/0006-pictures.ts';
import { addLeadNotices } from './migrations/0007-lead-notices.ts';
import { addCodeEnds } from './migrations/0009-code-ends.ts';
import { addFilledFields } from './migrations/0010-filled-fields.ts';
import { addNoticeAddresses } from './migrations/0011-notice-addresses.ts';
import { addClaimsAndOdds } from './migrations/0012-claims-and-odds.ts';
import { createWriteProbe } from './migrations/0013-write-probe.ts';
import { createConsentTables } from './migrations/0020-consent.ts';
import { addLeadVisitor } from './migrations/0021-lead-visitor.ts';
import { addSmallSteps } from './migrations/0022-small-steps.ts';
import { createMailRecipients } from './migrations/0023-mail-recipients.ts';
import { createComments } from './migrations/0024-comments.ts';
import { forgetVisitorsWithoutChoice } from './migrations/0025-consent-privacy.ts';
import { findByLead } from './migrations/0026-found-by-lead.ts';
import { findViewsByVisitor } from './migrations/0027-views-by-visitor.ts';
import { createCatalogue } from './migrations/0028-catalogue.ts';
import { createGoals } from './migrations/0029-goals.ts';
import { createReportDays } from './migrations/0031-report-days.ts';
import { createDestinations } from './migrations/0033-destinations.ts';
import { createReportMoney } from './migrations/0035-report-money.ts';
import { createAbTests } from './migrations/0036-ab-tests.ts';
import { addLeadCare } from './migrations/0037-lead-care.ts';
import { createHoldouts } from './migrations/0038-holdouts.ts';
import { addWeeklyReport } from './migrations/0040-weekly-report.ts';
import { addLeadConfirmation } from './migrations/0041-lead-confirmation.ts';
import { setTotalsApart } from './migrations/0045-totals-apart.ts';
import { createPackedSites } from './migrations/0046-packed-sites.ts';
import { createWaitingCounts } from './migrations/0047-waiting-counts.ts';
import { createOpenCarts } from './migrations/0048-open-carts.ts';
import { createWaitingOffers } from './migrations/0049-waiting-offers.ts';
import { writeFewerIndexes } from './migrations/0050-fewer-indexes.ts';
import { findUsedTemplates } from './migrations/0051-used-templates.ts';
import { createSeenClock } from './migrations/0052-seen-clock.ts';
import { countWithoutRows } from './migrations/0053-count-without-rows.ts';
import { findUsedConsentFiles } from './migrations/0054-used-consent-files.ts';
import { recordRefusedLeadMails } from './migrations/0055-refused-lead-mails.ts';
import { addStockMails } from './migrations/0056-stock-mails.ts';
import { compareExactly } from './migrations/0057-exact-texts.ts';
import { rememberErasedLeads } from './migrations/0058-erased-leads.ts';
import { leaveSpamOut } from './migrations/0059-uncounted-spam.ts';
import { forgetSeenQueries } from './migrations/0060-seen-pages.ts';
import { countGoals } from './migrations/0061-counted-goals.ts';
import { keepConsentVersions } from './migrations/0066-consent-versions.ts';
import { addDestinationPopups } from './migrations/0067-destination-popups.ts';
import { listGoalsInOrder } from './migrations/0063-goals-in-order.ts';
import { addPopupLabels } from './migrations/0065-popup-labels.ts';
import { findCodesInAnyCase } from './migrations/0062-codes-in-any-case.ts';
import { LEAD_TABLE } from './tables/lead-table.ts';
import { leadColumnSteps } from './migrations/lead-column-steps.ts';
import type { MigrationStep } from './migrations/migration-step.ts';

/**
 * Every step that was ever shipped, in order. A shipped step is never changed; a later step with a
 * higher number follows it.
 */
export const STEPS: readonly MigrationStep[] = [
  createTables,
  createOwnerTables,
  addMobileDesign,
  addAges,
  createPictures,
  addLeadNotices,
  addCodeEnds,
  addFilledFields,
  addNoticeAddresses,
  addClaimsAndOdds,
  createWriteProbe,
  createConsentTables,
  addLeadVisitor,
  addSmallSteps,
  createMailRecipients,
  createComments,
  forgetVisitorsWithoutChoice,
  findByLead,
  findViewsByVisitor,
  createCatalogue,
  createGoals,
  createReportDays,
  createDestinations,
  createReportMoney,
  createAbTests,
  addLeadCare,
  createHoldouts,
  addWeeklyReport,
  addLeadConfirmation,
  setTotalsApart,
  createPackedSites,
  createWaitingCounts,
  createOpenCarts,
  createWaitingOffers,
  writeFewerIndexes,
  findUsedTemplates,
  createSeenClock,
  countWithoutRows,
  findUsedConsentFiles,
  recordRefusedLeadMails,
  addStockMails,
  compareExactly,
  rememberErasedLeads,
  leaveSpamOut,
  forgetSeenQueries,
  countGoals,
  findCodesInAnyCase,
  listGoalsInOrder,
  addPopupLabels,
  keepConsentVersions,
  addDestinationPopups,
  ...leadColumnSteps(LEAD_TABLE),
].toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** A newer Beckon has updated the database; the message is one line for the person who starts us. */
export class NewerDatabase extends Error {
  constructor(step: string) {
    super(
      `A newer Beckon has updated the database (${step}). Start that version or a later one, or restore a backup from before the update.`,
    );
  }
}

/** What Kysely says when the database has a step that is not among ours. */
const UNKNOWN_STEP = /previously executed migration (\S+) is missing/;

/**
 * Runs all steps that this database lacks, or those up to the step named `upTo`. Servers that start
 * at the same time wait for each other. Rejects with `NewerDatabase` if it has a step that we do
 * not know. Also rejects when a step fails, or when a missing step comes before one that has
 * already run.
 */
export async function migrate(db: Database, engine: Engine, upTo?: string): Promise<void> {
  const migrations = Object.fromEntries(
    STEPS.map((step) => [step.name, asMigration(step, engine)]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error === undefined) return;
  const unknown = error instanceof Error ? UNKNOWN_STEP.exec(error.message)?.[1] : undefined;
  throw unknown === undefined ? error : new NewerDatabase(unknown);
}

function asMigration(step: MigrationStep, engine: Engine): Migration {
  return { up: (db) => step.up(db, engine) };
}
