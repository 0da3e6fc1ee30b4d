import type { Step } from '../consent/step.ts';
import { tellTagManagers } from '../integrations/tag-managers.ts';
import { setBodyClasses } from '../page/body-classes.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageParts } from './page-parts.ts';
import { sendTrack } from './send-track.ts';

/** The part of a cookie's name by which records of single services are known. */
const SERVICE_COOKIES = 'cmplz_service';
const OWN_COOKIES = 'cmplz';

/** Carries one step out on the page. */
export function performStep(step: Step, session: ConsentSession, parts: PageParts): void {
  const { cookies, settings } = session;
  const { window, document } = parts.tools;
  switch (step.do) {
    case 'event':
      document.dispatchEvent(new CustomEvent(step.name, { detail: step.detail }));
      break;
    case 'settings-event':
      document.dispatchEvent(new CustomEvent('cmplz_cookie_banner_data', { detail: session.raw }));
      break;
    case 'cookie':
      cookies.write(step.name, step.value);
      break;
    case 'clear-own-cookies':
      cookies.clearContaining(OWN_COOKIES, (name) => name !== `${settings.cookiePrefix}id`);
      break;
    case 'clear-service-cookies':
      cookies.clearContaining(SERVICE_COOKIES);
      break;
    case 'integration-cookies':
      cookies.writeIntegrations(step.when);
      break;
    case 'body-classes':
      setBodyClasses(document.body, bodyClassesOf(session));
      break;
    case 'sync-boxes':
      parts.banner.syncBoxes();
      break;
    case 'tell-tag-manager':
      tellTagManagers(window, step.category);
      break;
    case 'say-signal':
      parts.tools.log.say('global privacy control or do not track detected: no banner.');
      break;
    default:
      performOutside(step, session, parts);
  }
}

type OutsideStep = Exclude<
  Step,
  {
    do:
      | 'event'
      | 'settings-event'
      | 'cookie'
      | 'clear-own-cookies'
      | 'clear-service-cookies'
      | 'integration-cookies'
      | 'body-classes'
      | 'sync-boxes'
      | 'tell-tag-manager'
      | 'say-signal';
  }
>;

/** Steps that reach a part with a life of its own: blocked content, banner, server, other tabs. */
function performOutside(step: OutsideStep, session: ConsentSession, parts: PageParts): void {
  const { tools } = parts;
  switch (step.do) {
    case 'activate':
      parts.content.activate({ category: step.category });
      break;
    case 'activate-service':
      parts.content.activate({ service: step.service });
      break;
    case 'scripts-round':
      parts.content.startRound();
      break;
    case 'tell-wordpress':
      parts.wordpress.tell(step.category, step.value);
      break;
    case 'tell-consent-type':
      Reflect.set(tools.window, 'wp_consent_type', session.settings.consentType);
      break;
    case 'fill-panel':
      parts.banner.fillPanel();
      break;
    case 'show-banner':
      parts.banner.show();
      break;
    case 'apply-banner':
      parts.banner.apply(step.status);
      break;
    case 'send-track':
      sendTrack(step.body, session, parts);
      break;
    case 'tell-other-tabs':
      parts.otherTabs.tell();
      break;
    case 'reload':
      tools.clock.after(step.afterMs, () => tools.window.location.reload());
      break;
    default:
  }
}

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
