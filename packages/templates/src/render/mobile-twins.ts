import type { Block } from '../design/design.ts';

/** The desktop screens, followed by the phone's own ones; a screen without a twin serves both layouts. docs/template-contract.md. */
export function withMobileTwins(screens: readonly Block[], mobileScreens: readonly Block[]): Block[] {
  return [...screens, ...mobileScreens.map((screen) => ({ ...screen, props: { ...screen.props, for: 'mobile' } }))];
}
