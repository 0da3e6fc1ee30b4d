import type { Listen } from '@beckon/host-page/listen';
import type { Guard } from '@beckon/host-page/guard';
import { overrule } from '@beckon/host-page/page/scroll-lock';

interface RoomOptions {
  readonly window: Window & Pick<typeof globalThis, 'ResizeObserver'>;
  readonly listen: Listen;
  readonly guard: Guard;
  readonly isPhone: () => boolean;
}

/**
 * A custom property for the view's styles: the height in px that the consent banner takes at the
 * bottom of the window. In a large window only the corners make room. The banner's tab moves above
 * bars (`--bk-bar`).
 */
const ROOM = '--bk-bottom';
const CORNER_ROOM = '--bk-tab';
const AT_THE_BOTTOM = '.cmplz-cookiebanner.cmplz-show,.cmplz-manage-consent.cmplz-show';
const EVENTS = ['cmplz_banner_status', 'cmplz_cookie_warning_loaded'];
/** Popups do not make room for a banner that takes a larger share of the window than this. */
const MOST_OF_WINDOW = 0.6;

/**
 * Popups at the bottom (tabs, side boxes, on phones also bars) move above the cookie banner and the
 * button that opens it again, so that neither covers the other. Returns a function that undoes
 * this.
 */
export function makeRoomForConsent(options: RoomOptions): () => void {
  const { window, listen, guard } = options;
  const { document } = window;
  let giveBack: (() => void) | undefined;
  const measure = guard(() => {
    giveBack?.();
    const px = takenPx(window);
    const room = options.isPhone() ? ROOM : CORNER_ROOM;
    giveBack = px > 0 ? overrule(document.documentElement, room, `${px}px`) : undefined;
  });
  const sizes = new window.ResizeObserver(measure);
  const follow = (): void => {
    sizes.disconnect();
    for (const element of document.querySelectorAll('.cmplz-cookiebanner,.cmplz-manage-consent'))
      sizes.observe(element);
    measure();
  };
  const offs = [
    ...EVENTS.map((name) => listen(document, name, follow)),
    listen(window, 'resize', measure),
  ];
  follow();
  return () => {
    offs.forEach((off) => off());
    sizes.disconnect();
    giveBack?.();
  };
}

function takenPx({ document, innerHeight }: Window): number {
  const tops = [...document.querySelectorAll(AT_THE_BOTTOM)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height, bottom }) => height > 0 && bottom > innerHeight - height)
    .map(({ top }) => innerHeight - top)
    .filter((px) => px < innerHeight * MOST_OF_WINDOW);
  return Math.ceil(Math.max(0, ...tops));
}
