import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackPage } from './http/loopback.ts';
import { createArrivingFiles } from './http/owner/arriving-files.ts';
import { notOurName } from './http/owner/owner-errors.ts';
import { accountArchive } from './archive/account-archive.ts';
import { guardOwnerScope, type Owner, type OwnerApp } from './http/owner/owner-scope.ts';
import type { ArchiveFile } from './lib/files/archive-file.ts';
import { abTestRoutes } from './modules/ab-tests/routes.ts';
import type { CatalogueImporter } from './modules/catalogue/catalogue-importer.ts';
import { catalogueFileRoute, isUpload } from './modules/catalogue/file-route.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import type { Accounts } from './modules/accounts/accounts.ts';
import { archiveRoute } from './modules/accounts/archive-route.ts';
import { authRoutes } from './modules/accounts/auth-routes.ts';
import { deleteAccountRoute } from './modules/accounts/delete-account-route.ts';
import { buildChangeEmail, type ChangeEmail } from './modules/accounts/change-email.ts';
import { buildConfirmPassword, type ConfirmPassword } from './modules/accounts/confirm-password.ts';
import { emailPages, emailRoute } from './modules/accounts/email-routes.ts';
import { accountRoutes, setupRoutes } from './modules/accounts/routes.ts';
import { sessionRoutes } from './modules/accounts/session-routes.ts';
import { fortnightRoutes } from './modules/display/played/fortnight-routes.ts';
import { testVisitRoutes } from './modules/display/played/test-visit-routes.ts';
import { holdoutRoutes } from './modules/holdouts/routes.ts';
import type { ConsentService } from './modules/consent/consent-service.ts';
import { commentRoutes } from './modules/comments/owner-routes.ts';
import type { Confirmations } from './modules/confirmations/confirmations.ts';
import { confirmationPages, confirmationRoutes } from './modules/confirmations/routes.ts';
import { consentRoutes } from './modules/consent/owner-routes.ts';
import { consentProofRoutes } from './modules/consent/proof-routes.ts';
import { packageRoutes } from './modules/install/package-routes.ts';
import { installRoutes } from './modules/install/routes.ts';
import { leadImportRoute } from './modules/leads/import-route.ts';
import { leadRoutes } from './modules/leads/routes.ts';
import { createPictureMover } from './modules/pictures/move-pictures.ts';
import { pictureRoutes } from './modules/pictures/routes.ts';
import type { PopupService } from './modules/popups/popup-service.ts';
import type { DeliveryWorker } from './modules/deliveries/delivery-worker.ts';
import { destinationRoutes } from './modules/deliveries/destination-routes.ts';
import { deliveryLogRoutes } from './modules/deliveries/log-routes.ts';
import { deliveryRoutes } from './modules/deliveries/routes.ts';
import { popupRoutes } from './modules/popups/routes.ts';
import { prizeRoutes } from './modules/prizes/routes.ts';
import { buildRecipients, type Recipients } from './modules/recipients/recipients.ts';
import { recipientPages, recipientRoutes } from './modules/recipients/routes.ts';
import { stopLeadMailsPages } from './modules/recipients/stop-page.ts';
import { reportAnswerRoutes } from './modules/reports/answer-routes.ts';
import { goalListRoutes } from './modules/reports/goal-list-routes.ts';
import { reportRoutes } from './modules/reports/routes.ts';
import { reportViewRoutes } from './modules/reports/view-routes.ts';
import { stopPages } from './modules/reports/weekly/stop-page.ts';
import type { ReadBrand } from './modules/scan/brand/read-brand.ts';
import { brandRoutes } from './modules/scan/brand/routes.ts';
import { scanRoutes } from './modules/scan/routes.ts';
import type { Scan } from './modules/scan/scan.ts';
import { siteRoutes } from './modules/sites/routes.ts';
import type { ReaderOf } from './lib/leads/plan-deliveries.ts';
import type { SendMail } from './lib/mail/send-mail.ts';
import type { RefusedHosts } from './http/visitor/refused-hosts.ts';
import type { Store } from './store/store.ts';

export interface AdminApiDeps {
  readonly store: Store;
  /** Undefined if the server sends no mail. */
  readonly sendMail: SendMail | undefined;
  readonly accounts: Accounts;
  readonly popups: PopupService;
  readonly consent: ConsentService;
  readonly scan: Scan;
  readonly readBrand: ReadBrand;
  readonly deliveryWorker: DeliveryWorker;
  readonly confirmations: Confirmations;
  readonly catalogueImporter: CatalogueImporter;
  readonly readerOf: ReaderOf;
  /** Signs owner tokens, encrypts the secrets of destinations. */
  readonly secret: string;
  readonly publicUrl: string | undefined;
  /** The server listens for its own machine only, and no proxy with a public address is set up. */
  readonly isPrivate: boolean;
  /** The server's own address, for the accounts library. */
  readonly baseUrl: string;
  /** Folder of the plugins and packages that owners download. */
  readonly integrationsFolder: string;
  /** The sign-in page may show the demo's password. */
  readonly showsDemo: boolean;
  readonly now: () => number;
  /** The pages that may not use a site's script. */
  readonly refused: RefusedHosts;
}

/** The dependencies of the owners' routes. */
type OwnerModuleDeps = AdminApiDeps & {
  readonly recipients: Recipients;
  readonly archiveOf: (owner: Owner) => AsyncIterable<ArchiveFile>;
  readonly changeEmail: ChangeEmail;
  readonly confirmPassword: ConfirmPassword;
};

type OwnerModule = (app: OwnerApp, deps: OwnerModuleDeps) => void;

const OWNER_MODULES: readonly OwnerModule[] = [
  accountRoutes,
  archiveRoute,
  deleteAccountRoute,
  emailRoute,
  sessionRoutes,
  siteRoutes,
  recipientRoutes,
  installRoutes,
  packageRoutes,
  popupRoutes,
  abTestRoutes,
  holdoutRoutes,
  testVisitRoutes,
  fortnightRoutes,
  pictureRoutes,
  leadRoutes,
  confirmationRoutes,
  reportRoutes,
  goalListRoutes,
  reportAnswerRoutes,
  reportViewRoutes,
  prizeRoutes,
  deliveryRoutes,
  destinationRoutes,
  deliveryLogRoutes,
  commentRoutes,
  consentRoutes,
  consentProofRoutes,
  scanRoutes,
  brandRoutes,
  catalogueRoutes,
];

/**
 * Their answers contain addresses of our pictures: in designs, popup files and settings of sites.
 * Other answers stay as they are, because they contain what visitors wrote or what was sent to
 * other programs.
 */
const SEND_PICTURES: ReadonlySet<OwnerModule> = new Set<OwnerModule>([
  siteRoutes,
  popupRoutes,
  pictureRoutes,
]);

/**
 * All calls of the dashboard: `/api/auth/*` and `/api/owner/*`. Errors go to the app's error
 * handler.
 */
export async function registerAdminApi(app: FastifyInstance, deps: AdminApiDeps): Promise<void> {
  await app.register(async (scope) => {
    if (deps.isPrivate) scope.addHook('onRequest', requireOwnName);
    await addRoutes(scope, deps);
  });
}

/**
 * A page of any site can give its own host name the address of this machine. The browser then takes
 * us for that site, and lets the page make every call.
 */
async function requireOwnName({ headers: { host = '' } }: FastifyRequest): Promise<void> {
  if (!isLoopbackPage(URL.parse(`http://${host}`)?.hostname ?? '')) throw notOurName();
}

async function addRoutes(app: FastifyInstance, deps: AdminApiDeps): Promise<void> {
  const { accounts, publicUrl } = deps;
  const recipients = buildRecipients(deps);
  const archiveOf = (owner: Owner) => accountArchive(deps, owner);
  const changeEmail = buildChangeEmail(deps);
  const confirmPassword = buildConfirmPassword(deps);
  const all = { ...deps, recipients, archiveOf, changeEmail, confirmPassword };
  await app.register(async (scope) => authRoutes(scope, deps));
  await app.register(async (scope) => setupRoutes(scope, deps));
  await app.register(async (scope) => emailPages(scope, { changeEmail }));
  await app.register(async (scope) => recipientPages(scope, { recipients }));
  await app.register(async (scope) => stopLeadMailsPages(scope, deps));
  await app.register(async (scope) => stopPages(scope, deps));
  await app.register(async (scope) => confirmationPages(scope, deps));
  await app.register(async (scope) => {
    const owner = guardOwnerScope(scope, { publicUrl, ownerOf: accounts.ownerOf });
    const movePictures = createPictureMover(deps);
    for (const add of OWNER_MODULES)
      await owner.register(async (module: OwnerApp) => {
        if (SEND_PICTURES.has(add))
          module.addHook('onSend', async (_request, _reply, payload) =>
            typeof payload === 'string' ? movePictures(payload) : payload,
          );
        add(module, all);
      });
  });
  await app.register(async (scope) => {
    const guard = { publicUrl, ownerOf: accounts.ownerOf, accepts: isUpload };
    const owner = guardOwnerScope(scope, guard);
    const uploads = { ...deps, arrivingFiles: createArrivingFiles() };
    catalogueFileRoute(owner, uploads);
    leadImportRoute(owner, uploads);
  });
}
