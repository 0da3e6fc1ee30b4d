import { within } from '@beckon/host-page/within';
import type { Step, StepName } from '../consent/step.ts';
import { notifyTagManagers } from '../integrations/tag-managers.ts';
import { setBodyClasses } from '../page/body-classes.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageDeps } from './page-deps.ts';
import { TIMINGS } from '../timings.ts';
import { sendTrack } from './send-track.ts';

/** The part of the cookie's name by which records of single services are found. */
const SERVICE_COOKIES = 'cmplz_service';

/** Carries out one step on the page. */
export function performStep<Name extends StepName>(
  step: Step<Name>,
  session: ConsentSession,
  deps: PageDeps,
): void {
  PERFORM[step.do](step, session, deps);
}

type Perform<Name extends StepName> = (
  step: Step<Name>,
  session: ConsentSession,
  deps: PageDeps,
) => void;

const PERFORM: { readonly [Name in StepName]: Perform<Name> } = {
  event: ({ name, detail }, _, { tools }) => tools.fire(name, detail),
  'settings-event': (_, { raw }, { tools }) => tools.fire('cmplz_cookie_banner_data', raw),
  cookie: ({ name, value }, { cookies }) => cookies.write(name, value),
  'renew-cookies': (_, { cookies }) => cookies.renew(),
  'clear-own-cookies': (_, { cookies, settings }) =>
    cookies.clearWhere((name) => cookies.isOwn(name) && name !== `${settings.cookiePrefix}id`),
  'clear-service-cookies': (_, { cookies }) =>
    cookies.clearWhere((name) => name.includes(SERVICE_COOKIES)),
  'integration-cookies': ({ when }, { cookies }) => cookies.writeIntegrations(when),
  'notify-tag-manager': ({ category }, _, { tools }) => notifyTagManagers(tools.window, category),
  'body-classes': (_, session, { tools }) =>
    setBodyClasses(tools.document.body, bodyClassesOf(session)),
  activate: ({ category }, _, { content }) => content.releaseWanted({ category }),
  'activate-service': ({ service }, _, { content }) => content.releaseWanted({ service }),
  'scripts-round': (_step, _session, { content }) => content.endRound(),
  'notify-wordpress': ({ category, value }, _, { wordpress }) => wordpress.notify(category, value),
  'set-consent-type': (_, { settings }, { tools }) =>
    Reflect.set(tools.window, 'wp_consent_type', settings.consentType),
  'fill-panel': (_step, _session, { banner }) => banner.fillPanel(),
  'show-banner': (_step, _session, { banner }) => banner.show(),
  'apply-banner': ({ status }, _, { banner }) => banner.apply(status),
  'sync-boxes': (_step, _session, { banner }) => banner.syncBoxes(),
  'send-track': ({ body }, session, deps) => sendTrack(body, session, deps),
  'notify-other-tabs': (_step, _session, { otherTabs }) => otherTabs.notify(),
  'say-signal': (_step, _session, { tools }) =>
    tools.log.say('global privacy control or do not track detected: no banner.'),
  reload({ afterMs }, _, { banner, tools: { clock, window } }) {
    const cleaning = banner.cleanUp();
    const cleaned = within(clock, TIMINGS.cleanUpTimeout, cleaning);
    clock.after(afterMs, () => void cleaned.then(() => window.location.reload()));
  },
};

function bodyClassesOf(session: ConsentSession): string[] {
  const { services } = session.cookies.read();
  const { region, consentType } = session.settings;
  return [
    ...session.accepted(),
    ...Object.keys(services).filter((service) => services[service] === true),
    region,
    consentType,
  ];
}
