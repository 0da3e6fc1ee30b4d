import type { Popup } from '@beckon/contract/popup';
import { defaultSettings } from '@beckon/contract/settings';
import type { PopupType } from '@beckon/contract/values';
import { act } from '@testing-library/react';
import * as validator from '../form/validator/index.ts';
import { viewPart } from '../index.ts';
import type { Mounted, PopupViewEvent, PopupViewProps, ViewPorts } from '../view-contract.ts';

export const POPUP_ID = 'abcdefghijk01';

/** A popup without effects, of any type. A test passes only the values that it is about. */
export function aPopup(changes: Partial<Popup> = {}): Popup {
  const type: PopupType = changes.type ?? 'lightbox';
  const { appearance, closing, afterConversion } = defaultSettings(type);
  return {
    id: POPUP_ID,
    name: 'Newsletter',
    type,
    format: 'format_1',
    accountId: 'account1',
    target: 'lead',
    language: 'en',
    template: { html: '' },
    viewerId: 'viewer1',
    triggers: {},
    filters: {},
    frequency: { rule: 'display_everytime_everypage_5', scope: 'all' },
    stopForConverted: false,
    afterConversion,
    closing,
    isFreePlan: false,
    hasCredit: false,
    ...changes,
    appearance: { ...appearance, entryEffect: 'none', exitEffect: 'none', ...changes.appearance },
  };
}

/**
 * Template html with these screens. By default it has only a form screen, with a heading and a
 * form.
 */
export function aTemplate(
  screens: Readonly<Record<string, string>> = {},
  { css = '', root = '' } = {},
): string {
  const all = { form: '<h2>Join us</h2><p>News once a month</p>', ...screens };
  const sections = Object.entries(all)
    .map(([name, html]) => `<section data-screen="${name}">${html}</section>`)
    .join('');
  return `<style data-css>${css}</style><div id="${POPUP_ID}" class="poptin-popup" data-poptin-id="${POPUP_ID}" dir="ltr" lang="en" ${root}>${sections}</div>`;
}

/** A form with one e-mail field and a button. */
export const EMAIL_FORM = `<form data-block="form"><div data-block="field" data-field='${JSON.stringify(
  {
    id: 'email',
    name: 'email',
    kind: 'email',
    label: 'E-mail',
    placeholder: 'you@example.com',
    isRequired: true,
  },
)}'></div><button class="poptin-form-submit-button" type="submit">Subscribe</button></form>`;

const PORTS: ViewPorts = {
  assetUrl: (name) => `https://files.test/${name}`,
  loadFreeMailDomains: async () => undefined,
  loadPart: async () => undefined,
  loadValidator: async () => validator,
  now: () => 0,
  prefersReducedMotion: () => false,
  inNextTask: (step) => step(),
};

/** Default props of a popup; a test passes its changes. */
export function viewProps(changes: Partial<PopupViewProps> = {}): PopupViewProps {
  return {
    popup: aPopup(),
    template: aTemplate(),
    phase: 'open',
    screen: 'form',
    submit: 'idle',
    layout: 'desktop',
    language: 'en',
    isPreview: false,
    closeReadyInSeconds: 0,
    pageParameters: new Map(),
    order: 0,
    ports: PORTS,
    onEvent: () => undefined,
    ...changes,
  };
}

export interface DrawnView {
  readonly shadow: ShadowRoot;
  /** The shadow root as an element, for queries by role. */
  readonly inside: HTMLElement;
  readonly events: readonly PopupViewEvent[];
  eventsNamed<Name extends PopupViewEvent['name']>(
    name: Name,
  ): readonly Extract<PopupViewEvent, { name: Name }>[];
  update(changes: Partial<PopupViewProps>): void;
  unmount(): void;
}

/** Draws a popup as the widget does: in a shadow root of the page. */
export function drawView(
  changes: Partial<Omit<PopupViewProps, 'ports'>> & { readonly ports?: Partial<ViewPorts> } = {},
): DrawnView {
  const host = document.createElement('div');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  const events: PopupViewEvent[] = [];
  let props = viewProps({
    onEvent: (event) => events.push(event),
    ...changes,
    ports: { ...PORTS, ...changes.ports },
  });
  let mounted: Mounted<PopupViewProps> | undefined;
  act(() => {
    mounted = viewPart.mountPopup(shadow, props);
  });
  return {
    shadow,
    events,
    get inside() {
      return shadow.querySelector<HTMLElement>('.bkv-root') ?? document.createElement('div');
    },
    eventsNamed: (name) =>
      events.filter(
        (event): event is Extract<PopupViewEvent, { name: typeof name }> => event.name === name,
      ),
    update(next) {
      props = { ...props, ...next };
      act(() => mounted?.update(props));
    },
    unmount() {
      act(() => mounted?.unmount());
      host.remove();
    },
  };
}
