import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { defaultGame, defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { formatOf, type SettingsPatch, withPictureOrigin } from '@beckon/templates';
import type { FormatStart, TemplateEngine, WantedFormat } from './template-engine.ts';

/**
 * Loads the formats from source and the renderer from its build, because it contains JSX. Rejects
 * if it is not built.
 */
export async function loadTemplates(renderModule: string): Promise<TemplateEngine> {
  if (!(await stat(renderModule).catch(() => undefined))) throw new TemplatesNotBuilt();
  const loaded: unknown = await import(pathToFileURL(renderModule).href);
  if (!isRenderer(loaded)) throw new TemplatesNotBuilt();
  return { renderTemplate: loaded.renderTemplate, startOf };
}

export class TemplatesNotBuilt extends Error {
  constructor() {
    super('The templates are not built. Start Beckon with: npm start');
  }
}

function isRenderer(loaded: unknown): loaded is Pick<TemplateEngine, 'renderTemplate'> {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'renderTemplate' in loaded &&
    typeof loaded.renderTemplate === 'function'
  );
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
