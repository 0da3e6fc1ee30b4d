import { defaultSettings } from '@beckon/contract/settings';
import { BACKGROUNDS, ENTRY_EFFECTS, EXIT_EFFECTS } from '@beckon/contract/values';
import { formatOf } from '@beckon/templates';
import { renderTemplate } from '@beckon/templates/render';
import { viewPart } from '../src/index.ts';
import { buildTags } from '../src/template/replace-tags.ts';
import type { Mounted, PopupViewEvent, PopupViewProps, ViewPorts } from '../src/view-contract.ts';
import { parseChoice } from './choice.ts';

/** One format on a page that looks like a customer's. `events` on window is what the view has reported. */
const POPUP_ID = 'galleryPopup1';
const parameters = new URLSearchParams(location.search);
const choice = parseChoice(parameters);
const formatName = parameters.get('format') ?? 'format_1';
const format = formatOf(choice.type, formatName);
const events: PopupViewEvent[] = [];
Object.assign(globalThis, { events });

const ports: ViewPorts = {
  assetUrl: (name) => new URL(name, location.href).href,
  loadFreeMailDomains: async () => undefined,
  async loadPart<Part>(name: string) {
    const load = PARTS[name];
    return (load && (await load())) as Part | undefined;
  },
  now: () => Date.now(),
  prefersReducedMotion: () => parameters.has('still') || matchMedia('(prefers-reduced-motion: reduce)').matches,
};

const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'games': () => import('../src/games/index.ts'),
  'effects': () => import('../src/effects/index.ts'),
  'phone': () => import('../src/fields/phone/index.ts'),
  'date-picker': () => import('../src/fields/date/index.ts'),
};

if (format) show(format);
else document.title = `no ${choice.type} ${formatName}`;

function show({ type, design, theme, settings: patch }: NonNullable<typeof format>): void {
  const { appearance, closing, afterConversion } = defaultSettings(type);
  const { language, layout, screen } = choice;
  const { html } = renderTemplate({ popupId: POPUP_ID, type, format: formatName, theme: choice.theme || theme, language, design: design[language] });
  const prize = { id: 'p1', label: language === 'he' ? '20% הנחה' : '20% off', isWinning: true, code: 'WIN20' };
  let props: PopupViewProps = {
    popup: {
      id: POPUP_ID, name: formatName, type, format: `format_${Number(formatName.slice(7))}`, accountId: 'gallery', target: 'lead', language, template: { html }, viewerId: 'gallery',
      triggers: {}, filters: {}, frequency: { rule: 'display_everytime_everypage_5', scope: 'all' }, stopForConverted: false,
      appearance: { timer: { version: 1, value: '14:59' }, ...appearance, ...patch.appearance, ...chosenEffects() },
      closing: { ...closing, ...patch.closing, ...chosenClosing() }, afterConversion, isFreePlan: false, hasCredit: parameters.has('credit'),
      ...(type === 'gamified' && { game: sampleGame(formatName) }), coupon: { type: 'fixed', code: 'WELCOME10' },
    },
    template: html, phase: 'open', screen, submit: 'idle', layout, language, isPreview: parameters.has('preview'), closeReadyInSeconds: Number(parameters.get('wait')) || 0,
    timerLeftMs: 899_000, pageParameters: new Map(), pageUrl: location.href, order: 0, ports,
    tags: buildTags({ language, nowMs: Date.now(), prize }), ...(screen === 'won' ? { prize } : {}),
    onEvent(event) {
      events.push(event);
      if (event.name === 'SHOWN') document.documentElement.dataset['shown'] = '';
      if (event.name === 'PUSH_PAGE') pushPage(event.heightPx, event.overMs);
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
  const host = document.createElement('div');
  (type === 'embedded' ? document.querySelector('#embedded-place') : document.body)?.append(host);
  const teaserLabel = parameters.get('teaser');
  if (teaserLabel !== null) showTeaser(teaserLabel, props.popup);
  const mounted: Mounted<PopupViewProps> = viewPart.mountPopup(host.attachShadow({ mode: 'open' }), props);
}

function sampleGame(name: string): NonNullable<PopupViewProps['popup']['game']> {
  const game = name === 'format_1' ? 'wheel' : name === 'format_2' ? 'scratch' : 'gift';
  const labels = choice.language === 'he' ? ['20% הנחה', 'משלוח חינם', 'נסו שוב', 'מתנה', '5% הנחה', 'לא הפעם'] : ['20% off', 'Free shipping', 'Try again', 'A gift', '5% off', 'Not today'];
  const prizes = labels.map((label, index) => ({ id: `p${index + 1}`, label, isWinning: index % 3 !== 2 }));
  return { game, prizes, skipsPlayScreenAfterWin: false, hasCoupon: false, formComes: 'never' };
}

function chosenEffects(): Partial<ReturnType<typeof defaultSettings>['appearance']> {
  const entryEffect = ENTRY_EFFECTS.find((name) => name === parameters.get('entry')) ?? 'none';
  const exitEffect = EXIT_EFFECTS.find((name) => name === parameters.get('exit')) ?? 'fadeOut';
  const background = BACKGROUNDS.find((name) => name === parameters.get('background'));
  return { entryEffect, exitEffect, ...(background && { background }), ...(parameters.has('push') && { pushesPage: true }) };
}

function chosenClosing(): Partial<ReturnType<typeof defaultSettings>['closing']> {
  const option = (['x', 'button', 'none'] as const).find((name) => name === parameters.get('close'));
  return { ...(option && { option }), ...(parameters.has('comment') && { comment: parameters.get('comment') ?? '' }) };
}

/** `teaser` in the address: its label, beside the popup. */
function showTeaser(label: string, popup: PopupViewProps['popup']): void {
  const host = document.createElement('div');
  document.body.append(host);
  viewPart.mountTeaser(host.attachShadow({ mode: 'open' }), {
    popup: { ...popup, teaser: { showMode: 'always', label, side: 'left', animated: true, closeDelayMs: 1500 } },
    state: 'tab', language: choice.language, onEvent: (event) => Object.assign(globalThis, { teaserEvent: event.name }),
  });
}

function pushPage(heightPx: number, overMs: number): void {
  document.body.style.transition = `padding-top ${overMs}ms`;
  document.body.style.paddingTop = `${heightPx}px`;
}
