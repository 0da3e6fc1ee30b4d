import type { ReactElement } from 'react';
import {
  CONSENT_CATEGORIES,
  type ConsentDesign,
  type ConsentService,
  listedServices,
} from '@beckon/contract/consent';
import { directionOf, type Language } from '@beckon/contract/values';
import { COOKIE_POLICY_TEXTS, type CookiePolicyTexts } from '@beckon/languages/cookie-policy';

interface CookiePolicyProps {
  readonly design: ConsentDesign;
  readonly language: Language;
}

/**
 * Lists what the site stores on visitors' devices, by service, with the panel to change the choice.
 * Owners embed it in one of their pages.
 */
export function CookiePolicy({ design, language }: CookiePolicyProps): ReactElement {
  const words = COOKIE_POLICY_TEXTS[language];
  const texts = design.texts[language];
  const listed = listedServices(design);
  return (
    <div
      className="cmplz-document cmplz-cookie-statement"
      lang={language}
      dir={directionOf(language)}
    >
      <h2>{words.choices}</h2>
      <p id="cmplz-manage-consent-container-nojavascript">{words.needsScript}</p>
      <div id="cmplz-manage-consent-container" className="cmplz-manage-consent-container" />
      <h2>{words.services}</h2>
      <div id="cmplz-cookies-overview">
        {CONSENT_CATEGORIES.map((category) => {
          const services = listed.filter((service) => service.category === category);
          return services.length === 0 ? null : (
            <section key={category}>
              <h3>{texts[category]}</h3>
              <p>{texts[`${category}Text`]}</p>
              {services.map((service) => (
                <Service key={service.id} service={service} words={words} />
              ))}
            </section>
          );
        })}
      </div>
    </div>
  );
}

interface ServiceProps {
  readonly service: ConsentService;
  readonly words: CookiePolicyTexts;
}

function Service({ service, words }: ServiceProps): ReactElement {
  return (
    <details className="cmplz-service">
      <summary>{service.name}</summary>
      {service.cookies.length === 0 ? (
        <p>{words.noCookies}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.cookie}</th>
              <th scope="col">{words.purpose}</th>
              <th scope="col">{words.life}</th>
            </tr>
          </thead>
          <tbody>
            {service.cookies.map((cookie) => (
              <tr key={cookie.name}>
                <td>
                  <bdi dir="ltr">{cookie.name}</bdi>
                </td>
                <td>
                  <bdi>{words.purposeText(cookie.purpose)}</bdi>
                </td>
                <td>{words.days(cookie.days)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {service.privacyUrl === '' ? null : (
        <p>
          <a href={service.privacyUrl} rel="noopener noreferrer nofollow" target="_blank">
            {words.privacyOf(service.name)}
          </a>
        </p>
      )}
    </details>
  );
}
