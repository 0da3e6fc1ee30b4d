import { formatOf, GAME_LOOKS, withoutWebFonts } from '@beckon/templates';
import { renderTemplate } from '@beckon/templates/render';
import { viewPart } from '../src/index.ts';
import { loadPartFrom } from '../src/load-part-from.ts';
import { buildTags } from '../src/template/replace-tags.ts';
import type { Mounted, PopupViewEvent, PopupViewProps, ViewPorts } from '../src/view-contract.ts';
import { type Choice, parseChoice } from './choice.ts';
import { POPUP_ID, samplePopup, samplePrize } from './sample-popup.ts';
import { sampleShop } from './sample-shop.ts';

const loadPart = loadPartFrom({
  games: () => import('../src/games/index.ts'),
  effects: () => import('../src/effects/index.ts'),
  phone: () => import('../src/fields/phone/index.ts'),
  'date-picker': () => import('../src/fields/date/index.ts'),
  products: () => import('../src/products/index.ts'),
});

/**
 * Draws the format that the address parameters name, as a visitor sees it. Returns a function that
 * removes it, or undefined if there is no such format.
 */
export function showFormat(
  parameters: URLSearchParams,
  onEvent: (event: PopupViewEvent) => void,
): (() => void) | undefined {
  const choice = parseChoice(parameters);
  const format =
    GAME_LOOKS[Number(parameters.get('look')) - 1] ??
    formatOf(choice.type, parameters.get('format') ?? 'format_1');
  if (format === undefined) return undefined;
  const prize = samplePrize(choice);
  let props: PopupViewProps = {
    ...propsFor(format, choice, parameters),
    onEvent(event) {
      onEvent(event);
      if (event.name === 'PUSH_PAGE' && props.popup.appearance.pushesPage)
        pushPage(event.heightPx, event.overMs);
      if (event.name === 'CLOSE_ASKED') change({ phase: 'closing' });
      if (event.name === 'SUBMIT_ASKED') change({ submit: 'sent', screen: 'thanks' });
      if (event.name === 'PLAY_ASKED') change({ prize });
      if (event.name === 'PLAY_ENDED') change({ screen: 'won' });
      if (event.name === 'EXIT_ENDED') queueMicrotask(() => mounted.unmount());
    },
  };
  const change = (changes: Partial<PopupViewProps>): void => {
    props = { ...props, ...changes };
    mounted.update(props);
  };
  const teaserLabel = parameters.get('teaser');
  const takeTeaserAway =
    teaserLabel === null ? undefined : showTeaser(teaserLabel, props.popup, props.template);
  const host = document.createElement('div');
  host.dataset['gallery'] = '';
  (format.type === 'embedded' ? document.querySelector('#embedded-place') : document.body)?.append(
    host,
  );
  const mounted: Mounted<PopupViewProps> = viewPart.mountPopup(
    host.attachShadow({ mode: 'open' }),
    props,
  );
  return () => {
    mounted.unmount();
    host.remove();
    takeTeaserAway?.();
  };
}

/**
 * The props of the popup when it opens. Reads `fonts=off`, `wait=SECONDS`, `preview` and `still`
 * from the address.
 */
function propsFor(
  format: NonNullable<ReturnType<typeof formatOf>>,
  choice: Choice,
  parameters: URLSearchParams,
): Omit<PopupViewProps, 'onEvent'> {
  const { language, layout, screen } = choice;
  const { html } = renderTemplate({
    popupId: POPUP_ID,
    type: format.type,
    format: format.format,
    theme: choice.theme || format.theme,
    language,
    design: format.design[language],
  });
  const template = parameters.get('fonts') === 'off' ? withoutWebFonts(html) : html;
  const prize = samplePrize(choice);
  return {
    popup: samplePopup(format, choice, template, parameters),
    template,
    phase: 'open',
    screen,
    submit: 'idle',
    layout,
    language,
    isPreview: parameters.has('preview'),
    closeReadyInSeconds: Number(parameters.get('wait')) || 0,
    timerLeftMs: 899_000,
    pageParameters: new Map(),
    pageUrl: location.href,
    order: 0,
    ports: portsFor(parameters),
    tags: buildTags({ language, nowMs: Date.now(), prize }),
    ...(screen === 'won' ? { prize } : {}),
  };
}

function portsFor(parameters: URLSearchParams): ViewPorts {
  return {
    assetUrl: (name) => new URL(name, location.href).href,
    loadFreeMailDomains: async () => undefined,
    loadValidator: () => import('../src/form/validator/index.ts'),
    loadPart,
    now: () => Date.now(),
    prefersReducedMotion: () =>
      parameters.has('still') || matchMedia('(prefers-reduced-motion: reduce)').matches,
    inNextTask: (step) => step(),
    shop: sampleShop,
  };
}

/** Draws the popup's tab beside it. Its label is the parameter `teaser` of the address. */
function showTeaser(label: string, popup: PopupViewProps['popup'], template: string): () => void {
  const host = document.createElement('div');
  document.body.append(host);
  const mounted = viewPart.mountTeaser(host.attachShadow({ mode: 'open' }), {
    popup: {
      ...popup,
      teaser: { showMode: 'always', label, side: 'left', animated: true, closeDelayMs: 1500 },
    },
    template,
    state: 'tab',
    language: popup.language,
    onEvent: (event) => Object.assign(globalThis, { teaserEvent: event.name }),
  });
  return () => {
    mounted.unmount();
    host.remove();
  };
}

function pushPage(heightPx: number, overMs: number): void {
  document.body.style.transition = `padding-top ${overMs}ms`;
  document.body.style.paddingTop = `${heightPx}px`;
}
