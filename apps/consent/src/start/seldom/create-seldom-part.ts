import { toggleSettings } from '../../banner/toggle-settings.ts';
import type { PartDeps, SeldomPart } from '../page-parts.ts';
import { fillPanel } from './fill-panel.ts';

/** What only few of the pages with a banner need. */
export function createPart(deps: PartDeps): SeldomPart {
  return {
    toggleSettings,
    fillPanel: () => fillPanel(deps),
    reportFallbackStyles: () =>
      deps.tools.log.say(
        'Fallback default css file used. Please re-save banner settings, or check file writing permissions in uploads directory',
      ),
  };
}
