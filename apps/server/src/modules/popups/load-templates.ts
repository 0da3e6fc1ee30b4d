import { defaultGame, defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { formatOf, type SettingsPatch, withPictureOrigin } from '@beckon/templates';
import type { FormatStart, TemplateEngine, WantedFormat } from './template-engine.ts';
import { loadBuilt } from '../../lib/files/load-built.ts';

/** Loads the formats from source and the renderer from its build. Rejects if it is not built. */
export async function loadTemplates(renderModule: string): Promise<TemplateEngine> {
  const renderTemplate = await loadBuilt<'renderTemplate', TemplateEngine['renderTemplate']>(
    renderModule,
    'renderTemplate',
  );
  if (!renderTemplate) throw new TemplatesNotBuilt();
  return { renderTemplate, startOf };
}

export class TemplatesNotBuilt extends Error {
  constructor() {
    super('The templates are not built. Start Beckon with: npm start');
  }
}

function startOf({ type, format, language, origin }: WantedFormat): FormatStart | undefined {
  const found = formatOf(type, format);
  if (!found) return undefined;
  const settings = mergeSettings(defaultSettings(type), found.settings);
  const game = type === 'gamified' ? { game: settings.game ?? defaultGame(format, language) } : {};
  return {
    theme: found.theme,
    design: withPictureOrigin(found.design[language], origin),
    settings: { ...settings, ...game },
  };
}

/** The default settings with the changes of the format. */
function mergeSettings(
  settings: PopupSettings,
  { appearance, closing, ...rest }: SettingsPatch,
): PopupSettings {
  const { game, ...others } = rest;
  return {
    ...settings,
    ...others,
    ...(game === undefined ? {} : { game }),
    appearance: { ...settings.appearance, ...appearance },
    closing: { ...settings.closing, ...closing },
  };
}
