/** The keyframes of the movement, at equal distances in time. */
const SHAKE = ['0', '-2px', '4px', '-8px', '8px', '-8px', '8px', '-8px', '4px', '-2px', '0'];
const SHAKE_MS = 1000;

/** Shakes the form for a second, each time from the beginning, unless the visitor wants less motion. */
export function shakeForm(
  form: HTMLFormElement | null,
  ports: { readonly prefersReducedMotion: () => boolean },
): void {
  if (!ports.prefersReducedMotion()) form?.animate({ translate: SHAKE, easing: 'ease' }, SHAKE_MS);
}
