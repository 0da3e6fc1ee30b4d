import type { OwnLook } from '../settings/look.ts';
import type { ConsentLook } from './consent-design.ts';
import { contrastRatio } from './contrast-ratio.ts';
import { DEFAULT_CONSENT_LOOK } from './default-consent.ts';

const READABLE = 4.5;
const DARK = '#000000';
const LIGHT = '#ffffff';
const BORDER_SHARE = 0.18;
const MOST_CORNERS = 32;

/**
 * The banner in the colours of a site's brand. Colours that the brand does not set are the default
 * ones. Text that would not be readable on its background is black or white instead.
 */
export function brandLook(brand: OwnLook): ConsentLook {
  const {
    background = DEFAULT_CONSENT_LOOK.background,
    button = DEFAULT_CONSENT_LOOK.accept,
    corners = DEFAULT_CONSENT_LOOK.corners,
  } = brand;
  const text = readableOn(background, brand.text ?? DEFAULT_CONSENT_LOOK.text);
  const buttonText = readableOn(button, LIGHT);
  return {
    background,
    text,
    border: mixed(background, text, BORDER_SHARE),
    accept: button,
    acceptText: buttonText,
    deny: button,
    denyText: buttonText,
    corners: Math.min(corners, MOST_CORNERS),
  };
}

/** True if the brand sets any colour. */
export function hasBrandColours({ background, text, button }: OwnLook): boolean {
  return background !== undefined || text !== undefined || button !== undefined;
}

function readableOn(background: string, wanted: string): string {
  if (contrastRatio(wanted, background) >= READABLE) return wanted;
  return contrastRatio(DARK, background) >= contrastRatio(LIGHT, background) ? DARK : LIGHT;
}

/** Mixes two colours. `share` is the part of the second one, from 0 to 1. */
function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const [from, to] = [one, other].map((colour) =>
      Number.parseInt(colour.slice(start, start + 2), 16),
    );
    const value = Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
