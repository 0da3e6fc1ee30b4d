import { type RawProps, readChoice, readFlag, readString } from '../../design/read-props.ts';
import { selectOf, yesNo } from './choices.ts';

const TARGETS = ['same-tab', 'new-tab'] as const;

interface Link {
  readonly href: string;
  readonly target: (typeof TARGETS)[number];
  readonly conversion: boolean;
  readonly closes: boolean;
}

/** What the owner sets about a link besides its address. */
export const LINK_FIELDS = {
  target: selectOf('Opens in', TARGETS),
  conversion: yesNo('Counts as a conversion'),
  closes: yesNo('Closes the popup'),
} as const;

export const LINK_DEFAULTS = { target: 'same-tab', conversion: true, closes: true } as const;

export function readLink(raw: RawProps, fallback: string): Link {
  return {
    href: readString(raw, 'href', fallback),
    target: readChoice(raw, 'target', { of: TARGETS, fallback: LINK_DEFAULTS.target }),
    conversion: readFlag(raw, 'conversion', LINK_DEFAULTS.conversion),
    closes: readFlag(raw, 'closes', LINK_DEFAULTS.closes),
  };
}

/** The attributes by which the view knows a link whose clicks are reported. */
export function linkAttributes({ href, target, conversion, closes }: Link) {
  return {
    'data-block': 'link-button',
    href,
    'data-target': target,
    'data-conversion': String(conversion),
    'data-closes': closes ? '' : undefined,
  };
}
